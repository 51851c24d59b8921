import { Migrator } from "@mikro-orm/migrations";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { migrateJobs } from "../jobs/worker.ts";
import { type MigrationEntry, migrations } from "./migrations/index.ts";

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

/** The schema has migrations that this release neither knows nor can run beside. */
export class NewerSchemaError extends Error {
  override readonly name = "NewerSchemaError";
}

/**
 * Migrates the schema and the job queue's schema, once even if several instances start at the same time.
 * Returns the duplicate rows that the migration to folded names had to keep apart, so that someone can merge
 * or rename them.
 * @throws NewerSchemaError if the schema is a newer release's, unless that declares its migrations compatible.
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
    await assertKnown(em);
    const done = await orm.migrator.up({ transaction });
    await declareCompatible(em, new Set(done.map(({ name }) => name)));
    await migrateJobs(orm.config.get("clientUrl"));
    return done.some(({ name }) => name === "0120-folded-texts")
      ? em.execute<KeptApart[]>('select "table", id, name from names_kept_apart order by 1, 2')
      : [];
  });
}

async function assertKnown(em: EntityManager): Promise<void> {
  const tables = await em.execute<{ name: string | null }[]>(
    "select to_regclass(name)::text as name from unnest('{migrations,compatible_migrations}'::text[]) name",
  );
  if (tables.some(({ name }) => name === null)) return;
  const known = migrations.map(({ name }) => name);
  const [unknown] = await em.execute<{ name: string }[]>(
    `select name from migrations where name <> all(?::text[])
       and name not in (select name from compatible_migrations) order by id limit 1`,
    [`{${known.join(",")}}`],
  );
  if (unknown) throw new NewerSchemaError(`migration ${unknown.name}`);
}

/** Lets releases that don't know these migrations, such as the one before, start on the schema. */
async function declareCompatible(em: EntityManager, done: ReadonlySet<string>): Promise<void> {
  const all: readonly MigrationEntry[] = migrations;
  const names = all.filter(({ name, breaksOlder }) => done.has(name) && !breaksOlder).map(({ name }) => name);
  await em.execute(
    "insert into compatible_migrations (name) select unnest(?::text[]) on conflict do nothing",
    [`{${names.join(",")}}`],
  );
}

function migratorOf({ migrator }: MikroORM): Migrator {
  if (migrator instanceof Migrator) return migrator;
  throw new Error("The mapping was opened without its migrator.");
}
