import cluster from "node:cluster";
import { ConfigError } from "../config.ts";
import { EmbeddedDatabaseError } from "../database/embedded/embedded.ts";
import { withoutSettingSecrets } from "../setting-secrets.ts";
import { ProcessError } from "./supervisor.ts";

/** Something that runs until it is stopped. */
export interface Running {
  /** Lets running requests finish, then stops everything, including the embedded database. */
  stop(): Promise<void>;
}

/**
 * The maximum time for stopping in milliseconds, even if something hangs; the supervisor's is longer than its
 * processes'.
 */
const LIMIT = cluster.isWorker ? 13_000 : 15_000;
/** One key press may arrive twice, from the terminal and through npm, within this many milliseconds. */
const SAME = 500;

/**
 * Stops the server on a signal and ends the process. Another SIGINT or SIGTERM ends it immediately; SIGHUP
 * doesn't, as it only means that the terminal or npm is gone.
 */
export function stopOnSignals({ stop }: Running, say = (_line: string) => {}): void {
  let begun: number | undefined;
  const shutDown = async (signal: NodeJS.Signals) => {
    if (begun !== undefined) {
      if (signal !== "SIGHUP" && Date.now() - begun > SAME) process.exit(1);
      return;
    }
    begun = Date.now();
    say("Stopping ...");
    setTimeout(() => {
      process.stderr.write(`A part did not stop within ${LIMIT / 1000} seconds.\n`);
      process.exit(1);
    }, LIMIT);
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, shutDown);
}

/** Describes why the server can't start: one line for the operator, or the stack of an unexpected error. */
export function whyNotStarted(error: unknown): string {
  const expected = [ConfigError, EmbeddedDatabaseError, ProcessError].some((kind) => error instanceof kind);
  if (!(error instanceof Error)) return withoutSettingSecrets(String(error));
  return withoutSettingSecrets(expected ? error.message : (error.stack ?? error.message));
}
