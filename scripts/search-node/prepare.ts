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
/** The sources of the project, in whose folder its commands run, also when they are built. */
const PROJECT = resolve("scripts/search-node/pom.xml");
const LAUNCHER = resolve("scripts/search-node/SearchNode.java");
/** A preparation that hasn't touched its lock for as long, in milliseconds, was killed. */
const STALE = 60_000;

/**
 * Fetches OpenSearch by Maven and compiles the launcher, once for this machine, into the folder in which the system
 * keeps what can be deleted at any time. Whoever asks meanwhile waits.
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
    // A mapped archive of loaded classes saves two thirds of what a start costs.
    options: [`-XX:SharedArchiveFile=${archive}`, ...(await classPath(folder))],
  };
}

/** Changes with all that the folder is made of. */
function keyOf({ version }: Tools): string {
  const hash = createHash("sha256").update(version);
  for (const file of [PROJECT, LAUNCHER]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}

async function prepare(tools: Tools, folder: string, archive: string): Promise<void> {
  // What is there is a preparation that was interrupted.
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
  // It comes last, so that whoever sees it finds everything.
  await rename(draft, archive);
}

/** Maven writes what went wrong to its standard output. */
async function run(file: string, args: string[]): Promise<void> {
  try {
    await execute(file, args);
  } catch (error) {
    const said = error instanceof Error && "stdout" in error ? `\n${String(error.stdout).trim()}` : "";
    throw new Error(`No search node could be prepared: ${String(error)}${said}`);
  }
}

/** The archive of classes holds for these files in this order only. */
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
