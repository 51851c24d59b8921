import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";

/** Counts of a vendor. */
export interface VendorCounts {
  readonly solutionCount: number;
  readonly reviewCount: number;
}

const NO_COUNTS: VendorCounts = { solutionCount: 0, reviewCount: 0 };

/** One loader per request, so that a list of vendors takes one statement. */
const loaders = new WeakMap<EntityManager, DataLoader<number, VendorCounts>>();

/** Number of a vendor's solutions and of their published reviews. */
export function loadVendorCounts(em: EntityManager, vendorId: number): Promise<VendorCounts> {
  let loader = loaders.get(em);
  if (!loader) {
    loader = new DataLoader((ids: readonly number[]) => countAll(em, ids));
    loaders.set(em, loader);
  }
  return loader.load(vendorId);
}

async function countAll(em: EntityManager, ids: readonly number[]): Promise<VendorCounts[]> {
  const rows = await em.execute<(VendorCounts & { id: number })[]>(
    `select vendor_id as id, count(*)::int as "solutionCount", sum(review_count)::int as "reviewCount"
     from solutions where vendor_id in (${ids.map(() => "?").join(", ")}) group by vendor_id`,
    [...ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? NO_COUNTS);
}
