import "reflect-metadata";
import { DataloaderType } from "@mikro-orm/core";
import { ReflectMetadataProvider } from "@mikro-orm/decorators/legacy";
import { Migrator } from "@mikro-orm/migrations";
import { MikroORM } from "@mikro-orm/postgresql";
import { entities } from "./entities.ts";
import { migrations } from "./migrations/index.ts";

export interface OrmOptions {
  /** A postgres:// address. */
  url: string;
  /** The most connections of this process. */
  poolSize: number;
  /** Sees each SQL statement; for tests that count them. */
  onStatement?: (sql: string) => void;
}

/** How long one statement may run, and a transaction may idle, before PostgreSQL ends it, in milliseconds. */
const STATEMENT_TIMEOUT = 15_000;
/** How long a request waits for a free connection, in milliseconds; then it fails as unavailable. */
const CONNECTION_TIMEOUT = 2_000;

/** Opens the pool and the entity mapping; it connects when first used. */
export function openOrm({ url, poolSize, onStatement }: OrmOptions): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    entities,
    metadataProvider: ReflectMetadataProvider,
    metadataCache: { enabled: false },
    ensureDatabase: false,
    dataloader: DataloaderType.ALL,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, tableName: "migrations", snapshot: false, allOrNothing: true },
    pool: { max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
      application_name: "sportstech-hub",
    },
    ...(onStatement ? { debug: ["query" as const], logger: onStatement, colors: false } : {}),
  });
}
