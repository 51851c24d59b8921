import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import envPaths from "env-paths";
import { lock } from "proper-lockfile";
import type { Tools } from "./java.ts";
import { rehearse } from "./rehearse.ts";
import type { Program } from "./run-node.ts";

const execute = promisify(execFile);
/** The project's source folder, in which its commands run, even when they are built. */
const PROJECT = resolve("scripts/search-node/pom.xml");
const LAUNCHER = resolve("scripts/search-node/SearchNode.java");
/** A preparation that hasn't touched its lock for this long, in milliseconds, was killed. */
const STALE = 60_000;

/**
 * Downloads OpenSearch by Maven and compiles the launcher, once for this machine, into the system's cache
 * folder, which can be deleted at any time. Concurrent callers wait.
 */
export async function prepareProgram(tools: Tools): Promise<Program> {
  const folder = join(envPaths("sportstech-hub", { suffix: "" }).cache, `search-node-${keyOf(tools)}`);
  const archive = join(folder, "classes.jsa");
  if (!existsSync(archive)) {
    await mkdir(dirname(folder), { recursive: true });
    const release = await lock(folder, {
      realpath: false,
      stale: STALE,
      retries: { forever: true, minTimeout: 200, maxTimeout: 1_000 },
    });
    try {
      if (!existsSync(archive)) await prepare(tools, folder, archive);
    } finally {
      await release();
    }
  }
  return {
    java: tools.java,
    // A memory-mapped class archive saves two thirds of the startup time.
    options: [`-XX:SharedArchiveFile=${archive}`, ...(await classPath(folder))],
  };
}

/** Changes with everything that the folder is made from. */
function keyOf({ version }: Tools): string {
  const hash = createHash("sha256").update(version);
  for (const file of [PROJECT, LAUNCHER]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}

async function prepare(tools: Tools, folder: string, archive: string): Promise<void> {
  // An existing folder is left from an interrupted preparation.
  await rm(folder, { recursive: true, force: true });
  await run(tools.mvn, [
    "--batch-mode",
    "--quiet",
    "--file",
    PROJECT,
    `-Dfolder=${folder}`,
    "dependency:copy-dependencies@libraries",
    "dependency:unpack-dependencies@knn",
  ]);
  const classes = join(folder, "classes");
  const libraries = (await librariesIn(folder)).join(":");
  await run(tools.javac, ["-cp", libraries, "-d", classes, LAUNCHER]);
  await run(tools.jar, ["--create", "--file", join(folder, "search-node.jar"), "-C", classes, "."]);
  const draft = `${archive}.part`;
  await rehearse({
    java: tools.java,
    options: [`-XX:ArchiveClassesAtExit=${draft}`, ...(await classPath(folder))],
  });
  // Written last, so that its presence implies that everything else exists.
  await rename(draft, archive);
}

/** Maven writes its errors to standard output. */
async function run(file: string, args: string[]): Promise<void> {
  try {
    await execute(file, args);
  } catch (error) {
    const said = error instanceof Error && "stdout" in error ? `\n${String(error.stdout).trim()}` : "";
    throw new Error(`No search node could be prepared: ${String(error)}${said}`);
  }
}

/** The class archive is only valid for these files in this order. */
async function classPath(folder: string): Promise<string[]> {
  return ["-cp", [join(folder, "search-node.jar"), ...(await librariesIn(folder))].join(":"), "SearchNode"];
}

async function librariesIn(folder: string): Promise<string[]> {
  const parts = ["lib", "knn"].map(async (part) => {
    const names = await readdir(join(folder, part));
    return names.sort().map((name) => join(folder, part, name));
  });
  return (await Promise.all(parts)).flat();
}
