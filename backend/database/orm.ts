import "reflect-metadata";
import { DataloaderType, DefaultLogger, type LogContext } from "@mikro-orm/core";
import { ReflectMetadataProvider } from "@mikro-orm/decorators/legacy";
import { Migrator } from "@mikro-orm/migrations";
import { MikroORM } from "@mikro-orm/postgresql";
import { noteStatement } from "../shared/statements.ts";
import { entities } from "./entities.ts";
import { migrations } from "./migrations/index.ts";
import { reclaimLostClients } from "./reclaim-lost-clients.ts";

export interface OrmOptions {
  /** A postgres:// address. */
  url: string;
  /** Maximum number of connections of this process. */
  poolSize: number;
  /** Receives MikroORM's log messages, such as lost connections; silent by default. */
  log?: (message: string) => void;
  /** Whether SQL statements are also passed to `log`; for tests that count them. */
  logStatements?: boolean;
}

/** Timeout of statements and idle transactions, in milliseconds. */
const STATEMENT_TIMEOUT = 15_000;
/** Timeout for acquiring a connection, in milliseconds; then the request fails as unavailable. */
const CONNECTION_TIMEOUT = 2_000;

/** Whoever collects the statements of some work hears of each, whether the log shows it or not. */
class NotingLogger extends DefaultLogger {
  override logQuery(context: LogContext & { query: string }): void {
    noteStatement(context.query);
    super.logQuery(context);
  }
}

/** Opens the pool and the entity mapping; it connects when first used. */
export function openOrm({
  url,
  poolSize,
  log = () => undefined,
  logStatements = false,
}: OrmOptions): Promise<MikroORM> {
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
      onPoolCreated: reclaimLostClients,
    },
    logger: log,
    loggerFactory: (options) => new NotingLogger(options),
    colors: false,
    debug: logStatements ? ["query"] : ["info"],
  });
}
