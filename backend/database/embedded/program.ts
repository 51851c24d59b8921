import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import type { Account } from "./account.ts";
import { codeOf, EmbeddedDatabaseError, messageOf, useYourOwnServer } from "./errors.ts";

/** How to run one of PostgreSQL's programs. */
export interface Run {
  /** the account that runs it; undefined means the current one */
  account: Account | undefined;
  /** the working directory, entered before switching the account */
  cwd: string;
  stdio: StdioOptions;
  /** true for its own session, which Ctrl-C in the terminal does not reach */
  detached?: boolean;
  /** the port to listen on */
  port?: number;
}

/**
 * Starts one of PostgreSQL's programs and resolves once it runs. Only PATH of our environment is passed on:
 * PGDATA, PGOPTIONS or LD_LIBRARY_PATH of a developer's shell would change its behavior.
 * @throws EmbeddedDatabaseError if the system refuses to run it
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
  // The file exists, so what is missing is its dynamic loader: that of glibc.
  if (codeOf(error) === "ENOENT") {
    return new EmbeddedDatabaseError(
      `The bundled PostgreSQL needs glibc, which this system lacks (Alpine or musl?): ${useYourOwnServer}.`,
    );
  }
  return new EmbeddedDatabaseError(
    `The system refuses to run ${program} (${messageOf(error)}): ${useYourOwnServer}.`,
  );
}
