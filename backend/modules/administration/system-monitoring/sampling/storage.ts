import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** The usage of a disk, in bytes. */
export interface Storage {
  readonly used: number;
  readonly total: number;
}

/**
 * Returns the usage of the disk that contains a folder, or will contain it once it exists; without the space
 * reserved for root, like `df`.
 */
export async function storageOf(folder: string): Promise<Storage> {
  const path = resolve(folder);
  try {
    const { blocks, bfree, bavail, bsize } = await statfs(path);
    const used = blocks - bfree;
    return { used: used * bsize, total: (used + bavail) * bsize };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || dirname(path) === path) throw error;
    return storageOf(dirname(path));
  }
}
