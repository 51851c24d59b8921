import type { EntityManager } from "@mikro-orm/postgresql";

/** Makes text indexes add entries in large batches, which costs a fraction of many small ones. */
export async function batchIndexUpdates(em: EntityManager): Promise<void> {
  await em.execute("set local gin_pending_list_limit = '64MB'");
  await em.execute("set local work_mem = '32MB'");
}

/** Adds the pending entries to the indexes: until then each search would scan all of them. */
export async function flushIndexUpdates(em: EntityManager): Promise<void> {
  await em.execute(
    `select gin_clean_pending_list(c.oid) from pg_class c join pg_am a on a.oid = c.relam
     where a.amname = 'gin' and c.relnamespace = 'public'::regnamespace`,
  );
}
