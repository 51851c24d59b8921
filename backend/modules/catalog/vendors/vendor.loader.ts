import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";

/** One loader per request batches the reads of a list of vendors into one statement. */
const loaders = new WeakMap<EntityManager, DataLoader<number, number>>();

/** Returns the number of a vendor's solutions. */
export function loadSolutionCount(em: EntityManager, vendorId: number): Promise<number> {
  let loader = loaders.get(em);
  if (!loader) {
    loader = new DataLoader((ids: readonly number[]) => countAll(em, ids));
    loaders.set(em, loader);
  }
  return loader.load(vendorId);
}

async function countAll(em: EntityManager, ids: readonly number[]): Promise<number[]> {
  const rows = await em.execute<{ id: number; count: number }[]>(
    `select vendor_id as id, count(*)::int as count
     from solutions where status = 'published' and vendor_id in (${ids.map(() => "?").join(", ")}) group by vendor_id`,
    [...ids],
  );
  const byId = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
}
