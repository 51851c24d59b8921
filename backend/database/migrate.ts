import { Migrator } from "@mikro-orm/migrations";
import type { MikroORM } from "@mikro-orm/postgresql";
import { migrateJobs } from "../jobs/worker.ts";

/** Key of the advisory lock that serializes migrations of instances that start together, and keeps backups out. */
export const MIGRATION_LOCK = 7_305_112;

/** Migrates the schema and the job queue's schema, once even if several instances start at the same time. */
export async function migrate(orm: MikroORM): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute("set local statement_timeout = 0");
    await em.execute("set local idle_in_transaction_session_timeout = 0");
    await em.execute("select pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
    const transaction = em.getTransactionContext();
    // Otherwise the table of migrations is made before the transaction, and stays when nothing else does.
    migratorOf(orm).getStorage().setMasterMigration(transaction);
    await orm.migrator.up({ transaction });
    await migrateJobs(orm.config.get("clientUrl"));
  });
}

function migratorOf({ migrator }: MikroORM): Migrator {
  if (migrator instanceof Migrator) return migrator;
  throw new Error("The mapping was opened without its migrator.");
}
