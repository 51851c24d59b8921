import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { codeOf } from "./errors.ts";

/** Whether a process id is taken, be it by a process that ended and that nobody collected. */
export function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** Whether a process exists and has not ended. */
export function isRunning(pid: number): boolean {
  if (!processExists(pid)) return false;
  if (process.platform !== "linux") return true;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2));
  } catch (error) {
    return codeOf(error) !== "ENOENT" && codeOf(error) !== "ESRCH";
  }
}

/**
 * Whether a process is the postmaster of a cluster. Process ids are reused: the one in an old lock file may
 * belong to any program by now.
 *
 * @returns "unsure" for a PostgreSQL whose folder we are not allowed to see (root without all its powers)
 */
export function isPostmasterOf(cluster: string, pid: number): "yes" | "no" | "unsure" {
  if (!isRunning(pid)) return "no";
  const command = commandOf(pid);
  if (!/^(postgres|postmaster)\b(?!:)/.test(basename(command[0] ?? ""))) return "no";
  if (process.platform !== "linux") return command.join(" ").includes(cluster) ? "yes" : "unsure";
  try {
    const [mine, its] = [statSync(cluster), statSync(`/proc/${pid}/cwd`)];
    return mine.ino === its.ino && mine.dev === its.dev ? "yes" : "no";
  } catch {
    return "unsure";
  }
}

function commandOf(pid: number): string[] {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).split(" ");
  } catch {
    return [];
  }
}
