import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { EmbeddedDatabaseOptions } from "../embedded.ts";

/** A copy of the launcher and its packages, like a project cloned elsewhere. */
export interface Clone {
  directory: string;
  node: string;
  starter: string;
  /** the package with PostgreSQL's programs */
  binaries: string;
}

/** The output of a starter process. */
export interface Report {
  url: string;
  /** milliseconds until the database was ready, or the error */
  took: number;
  name?: string;
  message?: string;
}

/** A separate process that started a database. */
export interface Starter {
  child: ChildProcess;
  pid: number;
  report: Report;
  /** makes it stop its database; resolves when it has exited */
  stop(): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
}

/** How to launch a starter process. */
export interface LaunchOptions {
  user?: { uid: number; gid: number } | undefined;
  env?: NodeJS.ProcessEnv;
  detached?: boolean;
}

/** The unprivileged user: `nobody` if root runs the tests, otherwise the current user. */
export const ordinary = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

export const asRoot = process.getuid?.() === 0;

type StarterOptions = EmbeddedDatabaseOptions & { architecture?: string };

const spawned: ChildProcess[] = [];

/** Ends the starter processes left by a failed test. */
export async function killStarters(): Promise<void> {
  for (const child of spawned.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

/** Starts a starter process without waiting for its database. */
export function spawnStarter(
  clone: Clone,
  options: StarterOptions,
  launchOptions: LaunchOptions = {},
): ChildProcess {
  const child = spawn(clone.node, [clone.starter, JSON.stringify(options)], {
    ...launchOptions.user,
    cwd: "/",
    env: { PATH: process.env.PATH, ...launchOptions.env },
    detached: launchOptions.detached ?? false,
    stdio: ["pipe", "pipe", "inherit"],
  });
  spawned.push(child);
  return child;
}

/** Starts a database in a separate process and waits for its report. */
export async function startElsewhere(
  clone: Clone,
  options: StarterOptions,
  launchOptions?: LaunchOptions,
): Promise<Starter> {
  const child = spawnStarter(clone, options, launchOptions);
  const exit = once(child, "exit");
  let printed = "";
  child.stdout?.on("data", (chunk) => (printed += chunk));
  while (!printed.includes("\n") && child.exitCode === null && child.signalCode === null) await delay(5);
  const report: Report = JSON.parse(printed || '{"url":"","took":0,"message":"printed nothing"}');
  const stop = async (): Promise<void> => {
    child.stdin?.end();
    await exit;
  };
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await exit;
  };
  return { child, pid: child.pid ?? 0, report, stop, kill };
}

/** Returns the process id in a cluster's lock file. */
export function postmasterPid(dataDirectory: string): number {
  return Number(readFileSync(join(dataDirectory, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

/** Returns every process that works in a cluster's folder: the postmaster and its child processes. */
export function serverProcesses(dataDirectory: string): number[] {
  const cluster = statSync(join(dataDirectory, "postgres"), { throwIfNoEntry: false });
  const worksThere = (pid: string): boolean => {
    try {
      const place = statSync(`/proc/${pid}/cwd`);
      return place.ino === cluster?.ino && place.dev === cluster.dev;
    } catch {
      return false;
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && worksThere(name))
    .map(Number);
}
