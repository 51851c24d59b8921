import { parseArgs } from "node:util";
import { en, Faker } from "@faker-js/faker";
import { SingleBar } from "cli-progress";
import { loadEnvironmentFile, readConfig } from "../backend/config.ts";
import { openDatabase } from "../backend/database/open-database.ts";
import type { KeyedRow } from "../backend/import/kinds/kind.ts";
import { solutions } from "../backend/import/kinds/solutions.ts";
import { PriceBands } from "../backend/modules/solutions/price-band.ts";
import { Category } from "../backend/modules/taxonomy/category.entity.ts";
import { Levels } from "../backend/modules/taxonomy/level.ts";
import { Sport } from "../backend/modules/taxonomy/sport.entity.ts";

/** Fills the database with solutions for load tests, the same ones for the same seed; `--remove` takes them away. */
const BATCH = 2_000;
const MAX_COUNT = 1_000_000;
const SOURCE = "generated";
const VENDOR_SUFFIX = "(generated)";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    remove: { type: "boolean", default: false },
  },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1 || count > MAX_COUNT) {
  process.stderr.write(`--count is a whole number from 1 to ${MAX_COUNT}.\n`);
  process.exit(1);
}

loadEnvironmentFile();
const { orm, close } = await openDatabase(readConfig(process.env));
const began = Date.now();
await orm.em.fork().transactional(async (em) => {
  await em.execute("set local statement_timeout = 0");
  await em.execute("delete from solutions where external_key like ?", [`${SOURCE}:%`]);
  await em.execute("delete from vendors where name::text like ?", [`%${VENDOR_SUFFIX}`]);
  if (values.remove) return;
  const names = async (entity: typeof Category | typeof Sport, fallback: string) => {
    const rows = await em.find<{ name: string }>(entity, {});
    return rows.length > 0 ? rows.map(({ name }) => name) : [fallback];
  };
  const categories = await names(Category, "AI Analytics");
  const sports = await names(Sport, "Soccer");
  const faker = new Faker({ locale: en, seed: Number(values.seed) });
  const vendors = Array.from(
    { length: Math.ceil(count / 25) },
    (_, index) => `${faker.company.name()} ${index} ${VENDOR_SUFFIX}`,
  );
  const some = (list: readonly string[], most: number) =>
    faker.helpers.arrayElements(list, { min: 1, max: most });
  const words = (most: number) =>
    Array.from({ length: faker.number.int({ min: 2, max: most }) }, () => faker.hacker.noun());
  const makeRow = (index: number): KeyedRow<object> => ({
    externalKey: `${SOURCE}:${index}`,
    row: {
      title: `${faker.commerce.productName()} ${index}`,
      description: `${faker.company.catchPhrase()}. ${faker.lorem.sentences({ min: 4, max: 8 })}`,
      category: faker.helpers.arrayElement(categories),
      vendor: faker.helpers.arrayElement(vendors),
      pricing: `From $${faker.number.int({ min: 5, max: 900 })} a month`,
      priceBand: faker.helpers.arrayElement(Object.values(PriceBands)),
      levels: some(Object.values(Levels), 3),
      sports: some(sports, 3),
      features: words(6),
      tags: words(4),
      rating: faker.number.int({ min: 0, max: 50 }) / 10,
      addedAt: faker.date.past({ years: 3, refDate: "2026-01-01" }),
    },
  });
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: "{bar} {value}/{total} | {eta_formatted} left" })
    : undefined;
  bar?.start(count, 0);
  for (let start = 0; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start);
    await solutions.write(
      em,
      Array.from({ length: size }, (_, offset) => makeRow(start + offset)),
    );
    bar?.update(start + size);
  }
  bar?.stop();
});
await orm.em.fork().execute("analyze solutions, solution_sports, vendors");
await close();
const seconds = ((Date.now() - began) / 1000).toFixed(1);
process.stdout.write(values.remove ? `Removed in ${seconds} s.\n` : `${count} solutions in ${seconds} s.\n`);
