import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";
/** The free memory, in bytes, from which a test server's data is kept there; the tests use a quarter of it. */
const ENOUGH = 4 * 1024 ** 3;

/**
 * Makes a folder for the data of a throwaway server: in memory where there is plenty, since making hundreds of databases
 * is mostly making files. Programs can't always be run from there.
 */
export function dataFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}
