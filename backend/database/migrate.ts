import { Migrator } from "@mikro-orm/migrations";
import type { MikroORM } from "@mikro-orm/postgresql";
import { migrateJobs } from "../jobs/worker.ts";

/**
 * The key of the advisory lock that serializes migrations of instances starting together and keeps backups
 * out.
 */
export const MIGRATION_LOCK = 7_305_112;

/** A row with the same name as an older one, ignoring case, accents, quotes, hyphens and spaces. */
export interface KeptApart {
  readonly table: string;
  readonly id: number;
  readonly name: string;
}

/**
 * Migrates the schema and the job queue's schema, once even if several instances start at the same time.
 * Returns the duplicate rows that the migration to folded names had to keep apart, so that someone can merge
 * or rename them.
 */
export async function migrate(orm: MikroORM): Promise<readonly KeptApart[]> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute("set local statement_timeout = 0");
    await em.execute("set local idle_in_transaction_session_timeout = 0");
    await em.execute("select pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
    const transaction = em.getTransactionContext();
    // Otherwise the migrations table is created before the transaction, and remains if the rest is rolled
    // back.
    migratorOf(orm).getStorage().setMasterMigration(transaction);
    const done = await orm.migrator.up({ transaction });
    await migrateJobs(orm.config.get("clientUrl"));
    return done.some(({ name }) => name === "0120-folded-texts")
      ? em.execute<KeptApart[]>('select "table", id, name from names_kept_apart order by 1, 2')
      : [];
  });
}

function migratorOf({ migrator }: MikroORM): Migrator {
  if (migrator instanceof Migrator) return migrator;
  throw new Error("The mapping was opened without its migrator.");
}
