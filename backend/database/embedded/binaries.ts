import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { copyOut } from "./copy.ts";
import { findPlatformPackage } from "./platform.ts";

/** PostgreSQL's programs, ready to be run by the account that owns the cluster. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** PostgreSQL's major version: "18" */
  major: string;
}

interface Link {
  source: string;
  target: string;
}

/**
 * Finds PostgreSQL's programs and makes them runnable. As root they are copied to a public folder, because
 * another account has to run them and may not be able to reach the project.
 * @throws EmbeddedDatabaseError if there are no binaries, or no place for the copy
 */
export async function findBinaries(): Promise<Binaries> {
  const found = await findPlatformPackage();
  const inPlace = process.getuid?.() !== 0 && (await linkLibraries(found.directory));
  const root = inPlace ? found.directory : await copyOut(found, linkLibraries);
  const bin = join(root, "native", "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres"), major: found.major };
}

/** npm packages contain no symbolic links; the install script creates them, unless scripts are disabled. */
async function linkLibraries(root: string): Promise<boolean> {
  const list = join(root, "native", "pg-symlinks.json");
  const links: Link[] = existsSync(list) ? JSON.parse(await readFile(list, "utf8")) : [];
  try {
    for (const { source, target } of links) await link(join(root, source), join(root, target));
    return true;
  } catch {
    return false;
  }
}

async function link(source: string, target: string): Promise<void> {
  if (existsSync(target)) return;
  await symlink(relative(dirname(target), source), target).catch((error: unknown) => {
    // Another process starting at the same time may have been faster.
    if (!existsSync(target)) throw error;
  });
}
