import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { GraphQLFormattedError } from "graphql";
import { inject } from "vitest";
import { type Config, readConfig } from "../../config.ts";
import { poolCounts } from "../../database/orm.ts";
import { createSchema } from "../../graphql/schema.ts";
import { startGraphqlServer } from "../../graphql/server.ts";
import { jobList } from "../../job-list.ts";
import { runWaitingJobs } from "../../jobs/worker.ts";
import { createLogger } from "../../logger.ts";
import { createHub } from "../../modules/account/notifications/live/hub.ts";
import { createMeter, type Meter } from "../../modules/administration/system-monitoring/sampling/meter.ts";
import { openSearchEngine } from "../../modules/discovery/engine/open-engine.ts";
import { createViewCounter } from "../../modules/platform/view-counts/view-buffer.ts";
import {
  createResponseCache,
  listenToNews,
  type ResponseCache,
} from "../../response-cache/response-cache.ts";
import type { Mail } from "../../shared/mailer.ts";
import { sharedContext } from "../../shared-context.ts";
import { createApp } from "../../web/app.ts";
import { refuseMalformed } from "../../web/guards/malformed-requests.ts";
import { securityHeaderValues } from "../../web/guards/security-headers.ts";
import { drainableServer } from "../../web/operation/drain.ts";
import { listen } from "../../web/operation/listen.ts";
import type { RenderPage } from "../../web/pages/serve-pages.ts";
import { routePaths } from "../suites/route-paths.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** The response of an operation. */
export interface TestAnswer<Data> {
  readonly data: Data;
  readonly errors: GraphQLFormattedError[] | undefined;
  readonly response: Response;
}

/** A browser or an integrator. */
export interface TestClient {
  /** Executes an operation over HTTP, as a browser or an integrator would. */
  execute<Data>(query: string, variables?: Record<string, unknown>): Promise<TestAnswer<Data>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** The server without screens, with its own database, listening on loopback; as a client, not signed in. */
export interface TestApp extends TestClient {
  readonly url: string;
  readonly database: TestDatabase;
  readonly config: Config;
  /** Cached responses; undefined unless ANSWER_MEMORY says how many megabytes. */
  readonly answers: ResponseCache | undefined;
  readonly meter: Meter;
  /** The emails that jobs have sent. */
  readonly mails: Mail[];
  /** The path of every route that is registered. */
  readonly routes: readonly (string | RegExp)[];
  /** The lines of the log: warnings and worse, unless LOG_LEVEL says otherwise. */
  readonly logs: string[];
  /** Runs the jobs that are due. */
  runJobs(): Promise<void>;
  /** Writes the recorded views. */
  flushViews(): Promise<void>;
  stop(): Promise<void>;
}

/** One for all of them, as it takes half of their start and is never changed. */
let schema: ReturnType<typeof createSchema> | undefined;

/**
 * Starts it; `environment` overrides settings.
 * @param on a template to clone, or the database of another app: then it is a further instance, or a restart.
 * @param renderPage makes its pages; there are none without it.
 */
export async function startTestApp(
  on: "empty" | "demo" | TestDatabase,
  environment: Record<string, string> = {},
  renderPage?: RenderPage,
): Promise<TestApp> {
  const database = typeof on === "string" ? await createTestDatabase(on) : on;
  const config = readConfig({
    DATABASE_URL: database.url,
    LOG_LEVEL: "warn",
    DEMO: on === "demo" ? "1" : "0",
    // Tests change rows behind the product's back and look at once; those of cached responses await the change.
    ANSWER_MEMORY: "0",
    ENCODER: "off",
    MEDIA_DIR: join(inject("runFolder"), "media"),
    ...environment,
  });
  const closeSearch = config.searchUrls.length
    ? await openSearchEngine(database.orm.em, { urls: config.searchUrls })
    : undefined;
  const logs: string[] = [];
  const logger = createLogger(config.logLevel, { write: (line) => void logs.push(line) });
  schema ??= createSchema();
  const apollo = await startGraphqlServer(schema, logger, config.introspection);
  const views = createViewCounter(database.orm, logger);
  const hub = createHub(database.orm, config, logger);
  const meter = createMeter({
    pool: () => poolCounts(database.orm),
    dataDirectory: config.dataDirectory,
  });
  const answers = config.answerMemory
    ? await createResponseCache(database.url, config.answerMemory * 1024 ** 2, logger, hub)
    : undefined;
  const listening = answers ?? (await listenToNews(database.url, logger, hub));
  const readiness = { accepting: true };
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const frontend = renderPage && { files: "frontend/public", renderPage };
  const express = createApp({
    config,
    logger,
    orm: database.orm,
    mailer,
    views,
    meter,
    schema,
    apollo,
    readiness,
    answers,
    hub,
    frontend,
  });
  const { http, drain } = drainableServer(express);
  meter.watch(http);
  refuseMalformed(http, securityHeaderValues(config.publicUrl.startsWith("https:")));
  await listen(http, { port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const stop = async () => {
    hub.close();
    await drain({ grace: 0, limit: 8_000 });
    await views.flush();
    meter.stop();
    await apollo.stop();
    await listening.stop();
    await closeSearch?.();
    if (typeof on === "string") await database.drop();
  };
  const tools = { ...sharedContext(database.orm, config), mailer };
  const runJobs = () =>
    runWaitingJobs({ url: database.url, orm: database.orm, jobs: jobList, tools, logger });
  const flushViews = views.flush;
  return {
    ...testClient(url),
    url,
    database,
    config,
    answers,
    meter,
    mails,
    routes: routePaths(express.router),
    logs,
    runJobs,
    flushViews,
    stop,
  };
}

/** A client that sends `headers` with each request. */
export function testClient(url: string, headers: Record<string, string> = {}): TestClient {
  return {
    execute: async <Data>(query: string, variables: Record<string, unknown> = {}) => {
      const response = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/graphql-response+json",
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      });
      return {
        ...((await response.json()) as { data: Data; errors: GraphQLFormattedError[] | undefined }),
        response,
      };
    },
    fetch: (path, init) => fetch(url + path, { ...init, headers: { ...headers, ...plain(init?.headers) } }),
  };
}

function plain(headers: HeadersInit | undefined): Record<string, string> {
  return Object.fromEntries(new Headers(headers).entries());
}
