import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { GraphQLFormattedError } from "graphql";
import pino from "pino";
import { readConfig } from "../config.ts";
import { createSchema } from "../graphql/schema.ts";
import { startGraphqlServer } from "../graphql/server.ts";
import { createApp } from "../web/app.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** What an operation answered. */
export interface TestAnswer<Data> {
  readonly data: Data;
  readonly errors: GraphQLFormattedError[] | undefined;
  readonly response: Response;
}

/** The product without its screens, on a database of its own, listening on loopback. */
export interface TestApp {
  readonly url: string;
  readonly database: TestDatabase;
  /** Executes an operation over HTTP, as a browser or an integrator would. */
  execute<Data>(query: string, variables?: Record<string, unknown>): Promise<TestAnswer<Data>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts it; `environment` overrides settings. */
export async function startTestApp(
  template: "empty" | "demo",
  environment: Record<string, string> = {},
): Promise<TestApp> {
  const database = await createTestDatabase(template);
  const config = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: "silent", ...environment });
  const logger = pino({ level: config.logLevel });
  const http = createServer();
  const schema = createSchema();
  const apollo = await startGraphqlServer(schema, logger, http);
  http.on(
    "request",
    createApp({ config, logger, orm: database.orm, schema, apollo, readiness: { accepting: true } }),
  );
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const execute = async <Data>(query: string, variables: Record<string, unknown> = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
      body: JSON.stringify({ query, variables }),
    });
    return {
      ...((await response.json()) as { data: Data; errors: GraphQLFormattedError[] | undefined }),
      response,
    };
  };
  const stop = async () => {
    await apollo.stop();
    await database.drop();
  };
  return { url, database, execute, fetch: (path, init) => fetch(url + path, init), stop };
}
