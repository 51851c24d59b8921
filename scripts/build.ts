import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** The sources of the build. */
const SOURCES = [
  "backend/**/*.{ts,json}",
  "frontend/**/*.{ts,tsx,css,graphql,svg,png,ico,woff2,txt}",
  "scripts/**/*.ts",
  "schema.graphql",
  "*.json",
  "vite.config.ts",
];
const STAMP = "dist/.built";

/** A fingerprint of the sources' paths, sizes and times; content is not read, for speed. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern)).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function run(command: string, ...args: string[]): void {
  const suffix = process.platform === "win32" ? ".cmd" : "";
  const program = join("node_modules", ".bin", command + suffix);
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", shell: suffix !== "" });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  throw new Error(`${command} ${args.join(" ")} failed`);
}

/** Copies what the backend reads beside its code. */
function copyData(): void {
  for (const data of ["backend/demo/data", "backend/modules/blog/sample/data"]) {
    rmSync(`dist/${data}`, { recursive: true, force: true });
    cpSync(data, `dist/${data}`, { recursive: true });
  }
}

/** Builds dist/ (backend, scripts, browser files, server renderer) unless it is up to date. */
export function build(): void {
  const current = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === current) return;
  process.stdout.write("Building ...\n");
  rmSync(STAMP, { force: true });
  mkdirSync("dist", { recursive: true });
  run("tsc", "-p", "tsconfig.build.json");
  copyData();
  run("vite", "build", "--logLevel", "error");
  run(
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

if (import.meta.main) build();
