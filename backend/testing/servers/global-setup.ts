import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GenericContainer, Wait } from "testcontainers";
import type { TestProject } from "vitest/node";
import { startEmbeddedDatabase } from "../../database/embedded/embedded.ts";
import { dataFolder } from "./data-folder.ts";
import { offerSearchNode } from "./offer-search-node.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a PostgreSQL server on which the tests may create databases. */
    serverUrl: string;
    /** Names this run's template databases. */
    runId: string;
    /** A folder of this run, for what several files make once. */
    runFolder: string;
    /** The address that answers with the run's OpenSearch node. */
    searchNodeOffer: string;
  }
}

/** One PostgreSQL for the whole run: `TEST_DATABASE_URL`, a container when asked for, else the embedded one. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<unknown>> {
  const server = await startTestDatabase();
  project.provide("serverUrl", server.url);
  project.provide("runId", randomUUID().slice(0, 8));
  const runFolder = await mkdtemp(join(tmpdir(), "sportstech-run-"));
  project.provide("runFolder", runFolder);
  const searchNode = await offerSearchNode();
  project.provide("searchNodeOffer", searchNode.url);
  return async () => {
    await searchNode.stop();
    await server.stop();
    await rm(runFolder, { recursive: true, force: true });
  };
}

async function startTestDatabase(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  if (process.env.TEST_CONTAINERS) {
    const container = await new GenericContainer("postgres:18")
      .withEnvironment({ POSTGRES_PASSWORD: "test" })
      .withExposedPorts(5432)
      // The server starts twice: once for its own set-up.
      .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
      .start();
    const url = `postgres://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
    return { url, stop: () => container.stop() };
  }
  const folder = dataFolder("sportstech-test-");
  const database = await startEmbeddedDatabase({
    dataDirectory: folder,
    durable: false,
    maxConnections: 180,
  });
  const stop = async () => {
    await database.stop();
    await rm(folder, { recursive: true });
  };
  return { url: database.url, stop };
}
