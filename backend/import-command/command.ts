import { setTimeout as delay } from "node:timers/promises";
import type { MikroORM } from "@mikro-orm/postgresql";
import { ConfigError } from "../config.ts";
import { BackupError } from "../database/backup/errors.ts";
import { EmbeddedDatabaseError } from "../database/embedded/embedded.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { loadConfig } from "../load-config.ts";
import { ImportError } from "../modules/administration/imports/errors.ts";
import { withoutSettingSecrets } from "../setting-secrets.ts";
import { setTimeZone } from "../shared/days/days.ts";

/** How long a lost database connection may take to close, in milliseconds. */
const CLOSE_TIMEOUT = 5_000;

const EXPECTED = [BackupError, ConfigError, EmbeddedDatabaseError, ImportError];

/** Runs a command; a failure is written to standard error and sets the exit code to 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const expected = error instanceof Error && EXPECTED.some((kind) => error instanceof kind);
    const said = expected
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
    process.stderr.write(`${withoutSettingSecrets(said)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Opens the configured database for a task, migrates it, and closes it afterwards.
 * @param use receives a signal aborted by Ctrl-C, SIGTERM and SIGHUP; a second Ctrl-C exits immediately.
 */
export async function withDatabase<Result>(
  use: (orm: MikroORM, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const signal = stopSignal();
  const config = loadConfig();
  setTimeZone(config.timeZone);
  const database = await openDatabase(config);
  try {
    return await use(database.orm, signal);
  } finally {
    await close(database);
  }
}

/** Returns a signal aborted by Ctrl-C, SIGTERM and SIGHUP; a second Ctrl-C exits immediately. */
export function stopSignal(): AbortSignal {
  const stopped = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => stopped.abort());
  return stopped.signal;
}

/** Closing waits forever for a lost connection, so it gets a timeout. */
async function close(database: OpenDatabase): Promise<void> {
  const closed = new AbortController();
  const closing = database.close().finally(() => closed.abort());
  const timeout = delay(CLOSE_TIMEOUT, undefined, { signal: closed.signal });
  await Promise.race([closing, timeout.catch(() => closing)]);
}
