import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import type { Account } from "./account.ts";
import { codeOf, EmbeddedDatabaseError, messageOf, useYourOwnServer } from "./errors.ts";

/** How to run one of PostgreSQL's programs. */
export interface Run {
  /** who runs it; nothing means ourselves */
  account: Account | undefined;
  /** the working directory, entered before the account changes */
  cwd: string;
  stdio: StdioOptions;
  /** true for a session of its own, which Ctrl-C in the terminal does not reach */
  detached?: boolean;
  /** the port to listen on */
  port?: number;
}

/**
 * Starts one of PostgreSQL's programs and resolves once it runs. Nothing of our environment but PATH is
 * passed on: PGDATA, PGOPTIONS or LD_LIBRARY_PATH of a developer's shell would change what it does.
 *
 * @throws EmbeddedDatabaseError when the system refuses to run it
 */
export async function startProgram(program: string, args: string[], how: Run): Promise<ChildProcess> {
  const child = spawn(program, args, {
    ...how.account,
    cwd: how.cwd,
    stdio: how.stdio,
    detached: how.detached ?? false,
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC", ...(how.port && { PGPORT: String(how.port) }) },
  });
  try {
    await once(child, "spawn");
  } catch (error) {
    throw refusal(program, error);
  }
  return child;
}

function refusal(program: string, error: unknown): EmbeddedDatabaseError {
  // The file is there, so what the system misses is the loader it names: that of glibc.
  if (codeOf(error) === "ENOENT") {
    return new EmbeddedDatabaseError(
      `The bundled PostgreSQL needs glibc, which this system lacks (Alpine or musl?): ${useYourOwnServer}.`,
    );
  }
  return new EmbeddedDatabaseError(
    `The system refuses to run ${program} (${messageOf(error)}): ${useYourOwnServer}.`,
  );
}
