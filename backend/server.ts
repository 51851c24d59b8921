import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import pino from "pino";
import { keepAnswers } from "./answers/answers.ts";
import { type Config, ConfigError, loadEnvironmentFile, readConfig } from "./config.ts";
import { assertReachable } from "./database/connect.ts";
import {
  type EmbeddedDatabase,
  EmbeddedDatabaseError,
  startEmbeddedDatabase,
} from "./database/embedded/embedded.ts";
import { migrate } from "./database/migrate.ts";
import { openOrm } from "./database/orm.ts";
import { seedDemo } from "./database/seed-demo.ts";
import { createSchema } from "./graphql/schema.ts";
import { startGraphqlServer } from "./graphql/server.ts";
import { jobList } from "./job-list.ts";
import { startWorker } from "./jobs/worker.ts";
import { createMailer } from "./mail/mailer.ts";
import { DEMO_USERNAMES, demoPassword } from "./modules/sign-in/demo-accounts.ts";
import { createViewCounter } from "./modules/views/view-buffer.ts";
import { sharedContext } from "./shared-context.ts";
import { createApp } from "./web/app.ts";
import { loadFrontend } from "./web/frontend.ts";
import type { Readiness } from "./web/health.ts";

/** A running server. */
export interface RunningServer {
  readonly url: string;
  /** Lets running requests finish, then stops everything, including the embedded database. */
  stop(): Promise<void>;
}

/**
 * Starts everything: first the port, so that a port in use fails right away, then database, schema and screens.
 * @param frontendFolder the built frontend, with its `client` and `ssr` parts.
 * @throws ConfigError, EmbeddedDatabaseErrorwith a one-line message for the operator.
 */
export async function startServer(config: Config, frontendFolder: string): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel }, pino.destination(2));
  const readiness: Readiness = { accepting: false };
  let handle: RequestListener = (_request, response) => {
    response.writeHead(503, { "Retry-After": "1" }).end();
  };
  const http = createServer((request, response) => handle(request, response));
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    readiness.accepting = false;
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    await listen(http, config);
    stops.push(() => new Promise((resolve) => http.close(resolve)));
    const embedded = config.databaseUrl ? undefined : await embeddedDatabase(config);
    if (embedded) stops.push(() => embedded.stop());
    const url = config.databaseUrl ?? embedded?.url ?? "";
    const orm = await openOrm({
      url,
      poolSize: config.databasePoolSize,
      log: (message) => logger.info(message),
    });
    stops.push(() => orm.close());
    await assertReachable(orm, url);
    await migrate(orm);
    if (config.demo) await seedDemo(orm);
    const tools = { ...sharedContext(orm, config), mailer: createMailer(config) };
    const worker = await startWorker({ url, orm, jobs: jobList, tools, logger });
    stops.push(() => worker.stop());
    const schema = createSchema();
    const apollo = await startGraphqlServer(schema, logger, http);
    stops.push(() => apollo.stop());
    const frontend = {
      files: join(frontendFolder, "client"),
      renderPage: await loadFrontend(frontendFolder),
    };
    const views = createViewCounter(orm, logger);
    stops.push(() => views.flush());
    const answers = config.answerMemory
      ? await keepAnswers(url, config.answerMemory * 1024 ** 2, logger)
      : undefined;
    if (answers) stops.push(() => answers.stop());
    handle = createApp({ config, logger, orm, views, schema, apollo, readiness, answers, frontend });
    readiness.accepting = true;
    return { url: config.publicUrl, stop };
  } catch (error) {
    http.closeAllConnections();
    await stop();
    throw error;
  }
}

function embeddedDatabase(config: Config): Promise<EmbeddedDatabase> {
  return startEmbeddedDatabase({
    dataDirectory: config.dataDirectory,
    maxConnections: config.databasePoolSize + 20,
  });
}

function listen(http: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? "is in use; choose another with PORT"
          : `can't be used: ${error.message}`;
      reject(new ConfigError(`port ${port} ${reason}`));
    });
    http.listen(port, host, resolve);
  });
}

/** Runs the server until it is stopped; exits with code 1 and a one-line message if it can't start. */
export async function main(frontendFolder: string): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    loadEnvironmentFile();
    const config = readConfig(process.env);
    const server = await startServer(config, frontendFolder);
    let stopping = false;
    const shutDown = async () => {
      if (stopping) return;
      stopping = true;
      say("Stopping ...");
      await server.stop();
      process.exit(0);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, shutDown);
    say(`SportsTech Hub runs on ${server.url}`);
    if (config.demo) {
      say("Demo mode: an empty catalog is filled with examples; DEMO=0 turns it off.");
      say(`Demo accounts: ${DEMO_USERNAMES.map((name) => `${name} / ${demoPassword(name)}`).join(", ")}`);
    }
    say("Ctrl-C stops it.");
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof EmbeddedDatabaseError;
    const reason = expected ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`SportsTech Hub can't start: ${reason}\n`);
    process.exit(1);
  }
}
