import type { EntityManager } from "@mikro-orm/postgresql";

/** Lets indexes of words take in large lots at once, which costs a fraction of many small ones. */
export async function takeWordsInLots(em: EntityManager): Promise<void> {
  await em.execute("set local gin_pending_list_limit = '64MB'");
  await em.execute("set local work_mem = '32MB'");
}

/** Lets them take what still waits: until then each search would read all of it. */
export async function takeRemainingWords(em: EntityManager): Promise<void> {
  await em.execute(
    `select gin_clean_pending_list(c.oid) from pg_class c join pg_am a on a.oid = c.relam
     where a.amname = 'gin' and c.relnamespace = 'public'::regnamespace`,
  );
}
