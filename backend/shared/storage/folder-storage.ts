import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type FileStorage, StorageError } from "./file-storage.ts";

/** Names start with a hash, whose first digits are the names of the folders. */
const FOLDER_DIGITS = 2;
/** What a file is called while it is written. */
const UNFINISHED = ".unfinished-";
const FULL: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

function storageError(error: unknown): StorageError {
  return new StorageError(FULL.has((error as { code?: unknown }).code) ? "full" : "away", error);
}

const isMissing = (error: unknown) => (error as { code?: unknown }).code === "ENOENT";

/** Keeps files in a folder, which instances on several machines have to share. */
export function folderStorage(root: string): FileStorage {
  const folderOf = (name: string) => join(root, name.slice(0, FOLDER_DIGITS));
  const pathOf = (name: string) => join(folderOf(name), name);

  return {
    async put(name, bytes) {
      const unfinished = join(folderOf(name), UNFINISHED + randomUUID());
      try {
        await mkdir(folderOf(name), { recursive: true });
        await write(unfinished, bytes);
        await rename(unfinished, pathOf(name));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw storageError(error);
      }
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw storageError(error);
      }
    },
    async remove(names) {
      try {
        for (const name of names) await rm(pathOf(name), { force: true });
      } catch (error) {
        throw storageError(error);
      }
    },
    async *list() {
      try {
        for (const folder of await foldersIn(root)) {
          for (const name of await readdir(join(root, folder))) {
            const found = await stat(join(root, folder, name)).catch(() => undefined);
            if (found) yield { name, changedAt: found.mtime };
          }
        }
      } catch (error) {
        throw storageError(error);
      }
    },
  };
}

/** Writes a file and waits until it is on the disk. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function foldersIn(root: string): Promise<string[]> {
  try {
    const entries = await readdir(root, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
