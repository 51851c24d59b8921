import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import pino from "pino";
import type { Config } from "../config.ts";
import { startProductDatabase } from "../database/product-database.ts";
import { createLogger } from "../logger.ts";
import { answerMetrics } from "../web/operation/all-metrics.ts";
import { tryPort } from "../web/operation/listen.ts";
import type { Running } from "./run.ts";
import { Supervisor } from "./supervisor.ts";

/** The program of each process, built or not. */
const PROGRAM = new URL(`./server-process${extname(import.meta.url)}`, import.meta.url);

/**
 * Starts the configured number of processes, each a full instance, and the embedded database that they share;
 * the first one migrates it. This process itself serves no requests.
 * @throws ConfigError, ProcessError, EmbeddedDatabaseError with a one-line message for the operator.
 */
export async function startProcesses(config: Config, frontendFolder: string): Promise<Running> {
  await tryPort(config);
  const embedded = config.databaseUrl ? undefined : await startProductDatabase(config);
  const supervisor = new Supervisor({
    program: fileURLToPath(PROGRAM),
    args: [frontendFolder],
    // With a URL set, the processes would take the demo as disabled.
    environment: embedded ? { DATABASE_URL: embedded.url, DEMO: config.demo ? "1" : "0" } : {},
    count: config.processes,
    logger: createLogger(config.logLevel, pino.destination(2)),
  });
  const stop = async () => {
    await supervisor.stop();
    await embedded?.stop();
  };
  try {
    answerMetrics();
    await supervisor.start();
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
