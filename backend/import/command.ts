import { setTimeout as delay } from "node:timers/promises";
import type { MikroORM } from "@mikro-orm/postgresql";
import { ConfigError, loadEnvironmentFile, readConfig } from "../config.ts";
import { EmbeddedDatabaseError } from "../database/embedded/embedded.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { ImportError } from "./errors.ts";

/** How long closing may take when the database is lost, in milliseconds. */
const CLOSE_TIMEOUT = 5_000;

/** Runs a command to its end; where it fails, says why and makes the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const expected =
      error instanceof ImportError || error instanceof ConfigError || error instanceof EmbeddedDatabaseError;
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
  }
}

/**
 * Lends the configured database, up to date, for a task.
 * @param use gets a signal that Ctrl-C and the like give; a second one ends the process at once.
 */
export async function withDatabase<Result>(
  use: (orm: MikroORM, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stopped = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => stopped.abort());
  loadEnvironmentFile();
  const database = await openDatabase(readConfig(process.env));
  try {
    return await use(database.orm, stopped.signal);
  } finally {
    await close(database);
  }
}

/** A connection that was lost is given back after a moment, for which nothing else keeps the process alive. */
async function close(database: OpenDatabase): Promise<void> {
  const closed = new AbortController();
  const closing = database.close().finally(() => closed.abort());
  const timeout = delay(CLOSE_TIMEOUT, undefined, { signal: closed.signal });
  await Promise.race([closing, timeout.catch(() => closing)]);
}
