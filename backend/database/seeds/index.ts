import type { MikroORM } from "@mikro-orm/postgresql";
import { seedSampleBlog } from "../../modules/blog/sample/seed.ts";
import { Solution } from "../../modules/solutions/solution.entity.ts";
import { seedAccounts } from "./accounts.ts";
import { seedCatalogue } from "./catalogue.ts";
import { seedClaims } from "./claims.ts";
import { seedMarket } from "./market.ts";
import { seedOpportunities } from "./opportunities.ts";
import { seedOwners } from "./owners.ts";
import { seedResearch } from "./research.ts";

/** Names the lock under which instances that start together seed once. */
const SEED_LOCK = 7_305_113;

/** Adds the demo's accounts where they are missing, and fills an empty database with the demo data; dates are relative to `today`. */
export async function seedDemo(orm: MikroORM, today = new Date()): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute("select pg_advisory_xact_lock(?)", [SEED_LOCK]);
    await seedAccounts(em, today);
    if ((await em.count(Solution)) > 0) return;
    const owners = await seedOwners(em, today);
    seedCatalogue(em, today, owners);
    await em.flush();
    await seedOpportunities(em, today, owners);
    seedResearch(em, today, owners);
    seedMarket(em, today);
    seedClaims(em, today);
    await seedSampleBlog(em, today);
  });
}
