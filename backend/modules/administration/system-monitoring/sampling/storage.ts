import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** A disk's use, in bytes. */
export interface Storage {
  readonly used: number;
  readonly total: number;
}

/** The use of the disk that holds a folder, or will hold it once it exists; without what only root may use, as `df`. */
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
