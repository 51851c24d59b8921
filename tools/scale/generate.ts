import { en, Faker } from "@faker-js/faker";
import type { EntityManager } from "@mikro-orm/postgresql";
import { makeSolution } from "./make-solution.ts";
import { VENDOR_ENDS } from "./vocabulary.ts";
import { removeGenerated, writeSolutions, writeVendors } from "./write-solutions.ts";

const BATCH = 1_000;
/** Average number of solutions per vendor. */
const PER_VENDOR = 20;

/** Options of the generator. */
export interface Scale {
  readonly count: number;
  readonly seed: number;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Replaces previously generated solutions; the same seed on the same day generates the same ones. */
export async function generateSolutions(em: EntityManager, scale: Scale): Promise<void> {
  await removeGenerated(em);
  const faker = new Faker({ locale: en, seed: scale.seed });
  const vendors = await writeAllVendors(em, faker, Math.ceil(scale.count / PER_VENDOR));
  const today = new Date().setUTCHours(0, 0, 0, 0);
  for (let start = 0; start < scale.count; start += BATCH) {
    scale.signal.throwIfAborted();
    const size = Math.min(BATCH, scale.count - start);
    const solutions = Array.from({ length: size }, (_, offset) => ({
      ...makeSolution(faker),
      index: start + offset,
      vendorId: someVendor(faker, vendors),
    }));
    await writeSolutions(em, solutions, today);
    scale.onProgress(start + size);
  }
}

async function writeAllVendors(em: EntityManager, faker: Faker, count: number): Promise<number[]> {
  const names = new Map<string, string>();
  for (let attempt = 0; names.size < count; attempt += 1) {
    const place = faker.helpers.arrayElement([faker.person.lastName(), faker.location.city()]);
    const name = `${place} ${faker.helpers.arrayElement(VENDOR_ENDS)}`;
    // The realistic names run out after some ten thousand.
    const unique = attempt < count * 3 ? name : `${name} ${attempt}`;
    names.set(unique.toLowerCase(), unique);
  }
  return writeVendors(em, [...names.values()]);
}

/** A few vendors have many solutions, most have some. */
function someVendor(faker: Faker, vendors: readonly number[]): number {
  const place = Math.floor(faker.number.float() ** 2 * vendors.length);
  return vendors[place] ?? faker.helpers.arrayElement(vendors);
}
