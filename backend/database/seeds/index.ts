import type { MikroORM } from "@mikro-orm/postgresql";
import { Solution } from "../../modules/solutions/solution.entity.ts";
import { seedCatalogue } from "./catalogue.ts";

/** Names the lock under which instances that start together seed once. */
const SEED_LOCK = 7_305_113;

/** Fills an empty database with the demo catalogue; dates are relative to `today`. */
export async function seedDemo(orm: MikroORM, today = new Date()): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute("select pg_advisory_xact_lock(?)", [SEED_LOCK]);
    if ((await em.count(Solution)) > 0) return;
    seedCatalogue(em, today);
  });
}
