import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const SOURCES = [
  "backend/**/*.{ts,json}",
  "frontend/**/*.{ts,tsx,css,graphql,svg,png,ico,woff2,txt}",
  "scripts/**/*.ts",
  "tools/**/*.ts",
  "schema.graphql",
  "*.json",
  "vite.config.ts",
];
const STAMP = "dist/.built";

/** Returns a fingerprint of the sources' paths, sizes and times; content is not read, for speed. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern)).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

const isWindows = process.platform === "win32";

/**
 * Runs a program of the build, which ends with this process: an orphaned compiler would continue for a
 * minute.
 */
async function run(command: string, ...args: string[]): Promise<void> {
  const program = join("node_modules", ".bin", command + (isWindows ? ".cmd" : ""));
  // In its own process group, as a compiler starts child processes.
  const child = spawn(program, args, { shell: isWindows, detached: !isWindows });
  const end = () => {
    if (isWindows || child.pid === undefined) child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
    process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk;
    });
  const status = await new Promise((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, end);
  });
  if (status !== 0) throw new BuildError(said.trimEnd() || `${command} ${args.join(" ")} failed`);
}

/** Thrown when a program of the build fails; the message is what it wrote. */
class BuildError extends Error {}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const DISK_FULL = /ENOSPC|EDQUOT|no space left|disk quota/i;

/** Copies the files that the backend reads at run time. */
function copyData(): void {
  for (const data of ["backend/demo/data", "backend/modules/community/blog/sample/data"]) {
    rmSync(`dist/${data}`, { recursive: true, force: true });
    cpSync(data, `dist/${data}`, { recursive: true });
  }
}

/** Removes incomplete output, which would keep the disk full. */
function removeBuilt(): void {
  // The folder itself may be a volume.
  for (const name of existsSync("dist") ? readdirSync("dist") : [])
    rmSync(join("dist", name), { recursive: true, force: true });
}

/**
 * Ends this process because the build failed: with what the compiler says, or one line if the disk is full.
 * @param makeRoom removes incomplete output.
 */
function endFailed(error: unknown, makeRoom: () => void): never {
  if (DISK_FULL.test(String(error))) {
    makeRoom();
    endWith("The build needs more space: the disk of this folder is full. Free some, and start again.");
  }
  if (error instanceof BuildError) endWith(error.message);
  throw error;
}

function endWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Builds dist/ unless it is up to date; a full disk ends the process with a one-line message, without
 * incomplete output.
 */
export async function build(): Promise<void> {
  await buildChanged().catch((error: unknown) => endFailed(error, removeBuilt));
}

/** Compiles the backend and checks its types, for commands that run beside a server. */
async function buildBackend(): Promise<void> {
  await run("tsc", "-p", "tsconfig.build.json").catch((error: unknown) =>
    // A server may be using the rest; without the stamps, everything is compiled again next time.
    endFailed(error, () => {
      for (const stamp of [STAMP, "dist/.tsbuildinfo"]) rmSync(stamp, { force: true });
    }),
  );
}

/** Backend, scripts, browser files and server renderer. */
async function buildChanged(): Promise<void> {
  const current = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === current) return;
  process.stdout.write("Building ...\n");
  rmSync(STAMP, { force: true });
  mkdirSync("dist", { recursive: true });
  // Types are checked by `npm run check` and by `npm run dev`.
  await run("tsc", "-p", "tsconfig.build.json", "--noCheck");
  copyData();
  await run("vite", "build", "--logLevel", "error");
  await run(
    "vite",
    "build",
    "--logLevel",
    "error",
    "--ssr",
    "frontend/app/entry-server.tsx",
    "--outDir",
    "dist/ssr",
  );
  writeFileSync(STAMP, current);
}

if (import.meta.main) await (process.argv.includes("--backend") ? buildBackend() : build());
