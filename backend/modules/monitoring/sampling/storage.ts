import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** A disk's use, in bytes. */
export interface Storage {
  readonly used: number;
  readonly total: number;
}

/** The use of the disk that holds a folder, or will hold it once it exists. What only root may use counts as used. */
export async function storageOf(folder: string): Promise<Storage> {
  const path = resolve(folder);
  try {
    const { blocks, bavail, bsize } = await statfs(path);
    return { used: (blocks - bavail) * bsize, total: blocks * bsize };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || dirname(path) === path) throw error;
    return storageOf(dirname(path));
  }
}
