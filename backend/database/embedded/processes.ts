import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { codeOf } from "./errors.ts";

/** Whether a process id is in use, possibly by a zombie process. */
export function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** Whether a process exists and has not ended. */
export function isRunning(pid: number): boolean {
  return processStart(pid) !== undefined;
}

/**
 * Returns when a process started, in the system's format; together with it, a process id is unique.
 * @returns undefined if there is no such process, or it is a zombie
 */
export function processStart(pid: number): string | undefined {
  if (!processExists(pid)) return undefined;
  try {
    if (process.platform !== "linux") return ps(pid, "lstart");
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return /[ZX]/.test(state) ? undefined : (fields[18] ?? "");
  } catch (error) {
    return ["ENOENT", "ESRCH"].includes(codeOf(error)) ? undefined : "";
  }
}

/**
 * Returns the marker in the command lines of a cluster's server processes: every account may read those, but
 * not every process's folder (root in a container, for example).
 */
export function markOf(cluster: string): string {
  const { dev, ino } = statSync(cluster);
  return `sportstech-${dev}-${ino}`;
}

/**
 * Whether a process is the postmaster of a cluster. Process ids are reused: the one in an old lock file may
 * belong to any program by now.
 * @returns "unsure" for a PostgreSQL that was started by other means and whose folder is not visible
 */
export function isPostmasterOf(cluster: string, pid: number): "yes" | "no" | "unsure" {
  if (!isRunning(pid)) return "no";
  const command = commandOf(pid);
  if (!/^(postgres|postmaster)\b(?!:)/.test(basename(command[0] ?? ""))) return "no";
  try {
    if (command.includes(`cluster_name=${markOf(cluster)}`)) return "yes";
    const [mine, its] = [statSync(cluster), statSync(`/proc/${pid}/cwd`)];
    return mine.ino === its.ino && mine.dev === its.dev ? "yes" : "no";
  } catch {
    return "unsure";
  }
}

/** The arguments of a process's command line; empty if there is no such process. */
export function commandOf(pid: number): string[] {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return ps(pid, "command").split(" ");
  } catch {
    return [];
  }
}

function ps(pid: number, field: string): string {
  return execFileSync("ps", ["-o", `${field}=`, "-p", String(pid)], { encoding: "utf8" }).trim();
}

/** Sends a signal to a process that may have exited in the meantime. */
export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error;
  }
}
