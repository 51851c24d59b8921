import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { access, mkdir, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { lock } from "proper-lockfile";
import { beforeAll, inject } from "vitest";

/** The result of a command. */
export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** A command that runs. */
export interface Running {
  readonly pid: number;
  /** What it has written to its standard output so far. */
  readonly output: string;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<CommandResult>;
}

/** Starts a built script; `cwd` is the project's folder unless said otherwise. */
export type StartScript = (
  script: string,
  args: string[],
  env: Record<string, string>,
  cwd?: string,
) => Running;

/** Builds the commands into the run's folder, unless another file of the run has. */
async function built(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const release = await lock(folder, { retries: { retries: 1_000, minTimeout: 50, maxTimeout: 200 } });
  try {
    const done = join(folder, "built");
    if (existsSync(done)) return;
    await writeFile(join(folder, "package.json"), '{"type":"module"}');
    await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
    const compiler = resolve("node_modules/typescript/bin/tsc");
    const options = ["-p", "tsconfig.build.json", "--outDir", join(folder, "dist"), "--incremental", "false"];
    // Types are checked elsewhere; without that, the same files are there in a fifth of the time.
    await once(
      execFile(process.execPath, [compiler, ...options, "--tsBuildInfoFile", "null", "--noCheck"]),
      "exit",
    );
    await access(join(folder, "dist/scripts/import.js"));
    await writeFile(done, "");
  } finally {
    await release();
  }
}

/** Has the commands built, once a run; returns the folder that they are in. */
export function builtFolder(): string {
  const folder = join(inject("runFolder"), "scripts");
  beforeAll(() => built(folder));
  return folder;
}

/** Runs the real commands. */
export function buildScripts(): StartScript {
  const folder = builtFolder();
  return (script, args, env, cwd = process.cwd()) => {
    const file = join(folder, "dist/scripts", script);
    // Each start compiles the same files; what one has compiled, the next ones find here.
    const NODE_COMPILE_CACHE = join(folder, "compiled");
    const child = spawn(process.execPath, [file, ...args], {
      cwd,
      env: { ...process.env, NODE_COMPILE_CACHE, ...env },
    });
    const printed = { output: "", errors: "" };
    child.stdout.on("data", (chunk) => {
      printed.output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      printed.errors += chunk;
    });
    const ended = once(child, "close").then(([code]) => ({ code, ...printed }));
    return {
      pid: child.pid ?? 0,
      get output() {
        return printed.output;
      },
      kill: (signal) => child.kill(signal),
      ended,
    };
  };
}
