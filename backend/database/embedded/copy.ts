import { readdirSync, statSync } from "node:fs";
import { chmod, copyFile, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { EmbeddedDatabaseError, useYourOwnServer } from "./errors.ts";
import type { PlatformPackage } from "./platform.ts";
import { assertOwned, inPublicFolder } from "./public-folder.ts";

/** Creates the symbolic links below a folder; returns false if that is not allowed. */
export type MakeLinks = (root: string) => Promise<boolean>;

/**
 * Copies the binaries to a folder of ours that every account can read, once per version; later starts reuse
 * it.
 * @param makeLinks completes the copy before it becomes visible
 * @returns the copy's folder, laid out like the package
 * @throws EmbeddedDatabaseError if no such folder is available
 */
export async function copyOut(source: PlatformPackage, makeLinks: MakeLinks): Promise<string> {
  const files = listFiles(join(source.directory, "native"));
  const copied = await inPublicFolder(async (folder) => {
    const target = join(folder, `postgresql-${source.version}-${process.platform}-${process.arch}`);
    const complete = isComplete(source.directory, files, target);
    if (!complete) await install(source.directory, files, target, makeLinks);
    return target;
  });
  if (typeof copied === "string") return copied;
  throw new EmbeddedDatabaseError(
    `PostgreSQL's programs cannot be copied out (${copied.message}): ${useYourOwnServer}.`,
  );
}

/** Returns the relative paths of the files needed at run time, without static libraries and build files. */
function listFiles(native: string): string[] {
  return readdirSync(native, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".a"))
    .map((entry) => join("native", entry.parentPath.slice(native.length), entry.name))
    .filter((path) => !/\/(pgxs|pkgconfig)\//.test(path));
}

/**
 * Compares sizes, since a machine that lost power may have preserved the names of files but not their
 * content.
 */
function isComplete(source: string, files: string[], target: string): boolean {
  const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;
  if (sizeOf(target) === undefined) return false;
  assertOwned(target);
  return files.every((file) => sizeOf(join(source, file)) === sizeOf(join(target, file)));
}

async function install(source: string, files: string[], target: string, makeLinks: MakeLinks): Promise<void> {
  const fresh = await mkdtemp(`${target}.new-`);
  const old = `${fresh}.old`;
  try {
    for (const file of files) await copyReadable(join(source, file), join(fresh, file));
    if (!(await makeLinks(fresh))) throw new Error(`${fresh} doesn't support symbolic links`);
    await chmod(fresh, 0o755);
    await rename(fresh, target).catch(async () => {
      // Another process starting at the same time may have been faster.
      if (isComplete(source, files, target)) return;
      await rename(target, old);
      await rename(fresh, target);
    });
  } finally {
    await Promise.all([fresh, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/**
 * The modes are set explicitly, since the project may have been installed with a umask that excludes other
 * accounts.
 */
async function copyReadable(from: string, to: string): Promise<void> {
  const folder = dirname(to);
  const first = await mkdir(folder, { recursive: true });
  for (let made = folder; first && made.length >= first.length; made = dirname(made)) {
    await chmod(made, 0o755);
  }
  await copyFile(from, to);
  await chmod(to, (statSync(from).mode & 0o100) === 0 ? 0o644 : 0o755);
}
