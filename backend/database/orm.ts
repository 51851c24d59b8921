import "reflect-metadata";
import { DataloaderType, DefaultLogger, type LogContext } from "@mikro-orm/core";
import { ReflectMetadataProvider } from "@mikro-orm/decorators/legacy";
import { Migrator } from "@mikro-orm/migrations";
import { MikroORM } from "@mikro-orm/postgresql";
import { PostgresDialect } from "kysely";
import type { Client, Pool } from "pg";
import { asUrl, connectionOptions } from "../shared/postgres/connection-options.ts";
import { noteStatement } from "../shared/postgres/statements.ts";
import { neverPrepare } from "../shared/rows/prepared.ts";
import { DIRECT } from "./connect.ts";
import { endSilentClients } from "./end-silent-clients.ts";
import { entities } from "./entities.ts";
import { poolFairly } from "./fair-pool.ts";
import { migrations } from "./migrations/index.ts";
import { reclaimLostClients } from "./reclaim-lost-clients.ts";

export interface OrmOptions {
  /** A postgres:// address. */
  url: string;
  /** Maximum number of connections of this process. */
  poolSize: number;
  /**
   * How long a connection may be silent while in use, in milliseconds; unlimited by default, for long tasks.
   */
  patience?: number;
  /**
   * Whether a pooler hands out the server's connections by transaction, so that nothing may be set for a session and
   * no statement is prepared: the pooler's own time limits apply, and `patience`.
   */
  isPooled?: boolean;
  /** Receives MikroORM's log messages, such as lost connections; silent by default. */
  log?: (message: string) => void;
  /** Whether SQL statements are also passed to `log`; for tests that count them. */
  logStatements?: boolean;
  /** The connection to use instead of a pool; closing the ORM doesn't close it. */
  client?: Client;
}

/** Timeout of statements and idle transactions without `patience`, in milliseconds. */
const STATEMENT_TIMEOUT = 15_000;
/**
 * The share of `patience` after which the database itself ends a statement, before the connection is closed.
 */
const OF_PATIENCE = 0.9;
/**
 * Planner settings: statements are short and many, so JIT compilation and parallel workers cost more than
 * they save; most data is in memory, so an index pays off early; bitmaps of a million rows stay exact.
 */
const PLANNING = `-c ${DIRECT}=on -c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1 -c work_mem=16MB`;
/** Timeout for acquiring a connection, in milliseconds; then the request fails as unavailable. */
const CONNECTION_TIMEOUT = 2_000;

/** Reports each statement to the collectors of statements, whether it is logged or not. */
class NotingLogger extends DefaultLogger {
  override logQuery(context: LogContext & { query: string }): void {
    noteStatement(context.query);
    super.logQuery(context);
  }
}

const pools = new WeakMap<MikroORM, () => Pool | undefined>();

/** Returns the numbers of busy, idle and awaited connections in the ORM's pool. */
export function poolCounts(orm: MikroORM): { busy: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = pools.get(orm)?.() ?? {};
  return { busy: totalCount - idle, idle, waiting };
}

/** Creates the pool and the ORM; it connects when first used. */
export async function openOrm({
  url,
  poolSize,
  patience,
  isPooled = false,
  log = () => undefined,
  logStatements = false,
  client,
}: OrmOptions): Promise<MikroORM> {
  let opened: Pool | undefined;
  const timeout = patience ? Math.ceil(patience * OF_PATIENCE) : STATEMENT_TIMEOUT;
  const orm = await MikroORM.init({
    clientUrl: asUrl(url),
    entities,
    metadataProvider: ReflectMetadataProvider,
    metadataCache: { enabled: false },
    ensureDatabase: false,
    dataloader: DataloaderType.ALL,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, tableName: "migrations", snapshot: false, allOrNothing: true },
    pool: { max: poolSize },
    driverOptions: client
      ? dialectOf(client)
      : {
          // MikroORM itself ignores a URL's parameters.
          ...connectionOptions(url, {
            connectionTimeoutMillis: CONNECTION_TIMEOUT,
            ...(!isPooled && {
              statement_timeout: timeout,
              idle_in_transaction_session_timeout: timeout,
              options: PLANNING,
            }),
          }),
          onPoolCreated: (pool: Pool) => {
            opened = pool;
            reclaimLostClients(pool);
            poolFairly(pool);
            if (patience) endSilentClients(pool, patience);
          },
        },
    logger: log,
    loggerFactory: (options) => new NotingLogger(options),
    colors: false,
    debug: logStatements ? ["query"] : ["info"],
  });
  Object.assign(orm.config.getPlatform(), { escapeLiteral: literalOf });
  pools.set(orm, () => opened);
  if (isPooled) neverPrepare(orm.config);
  return orm;
}

/**
 * Escapes a text as an SQL literal. MikroORM's own function works letter by letter, which takes half a second
 * per megabyte.
 */
export function literalOf(text: string): string {
  const quoted = text.replaceAll("'", "''");
  return text.includes("\\") ? ` E'${quoted.replaceAll("\\", "\\\\")}'` : `'${quoted}'`;
}

function dialectOf(client: Client): PostgresDialect {
  const borrowed = Object.assign(client, { release: () => undefined });
  return new PostgresDialect({
    pool: { connect: async () => borrowed, end: async () => undefined, options: {} },
  });
}
