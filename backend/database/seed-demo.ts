import type { MikroORM } from "@mikro-orm/postgresql";
import { Solution } from "../modules/catalog/solutions/solution.entity.ts";
import { modules } from "../modules.ts";

/** The key of the advisory lock that makes instances starting together seed only once. */
const SEED_LOCK = 7_305_113;

const SEEDS = modules.flatMap(({ seed }) => seed ?? []);

/**
 * Adds missing data that the demo needs at every start, and fills an empty database with the demo data; dates
 * are relative to `today`.
 */
export async function seedDemo(orm: MikroORM, today = new Date()): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    // Waiting for another instance has no time limit: it fills a whole database, possibly on a slow disk.
    await em.execute("set local statement_timeout = 0");
    await em.execute("set local idle_in_transaction_session_timeout = 0");
    await em.execute("select pg_advisory_xact_lock(?)", [SEED_LOCK]);
    const empty = (await em.count(Solution)) === 0;
    for (const { everyStart, run } of SEEDS) {
      if (!everyStart && !empty) continue;
      await run(em, today);
      await em.flush();
    }
  });
}
