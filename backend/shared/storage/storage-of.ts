import { bucketStorage } from "./bucket-storage.ts";
import type { FileStorage, StorageSettings } from "./file-storage.ts";
import { folderStorage } from "./folder-storage.ts";

const opened = new WeakMap<StorageSettings, FileStorage>();

/** Returns the storage that the settings name; one for all callers with the same settings. */
export function storageOf(settings: StorageSettings): FileStorage {
  const known = opened.get(settings);
  if (known) return known;
  const { bucket, folder } = settings;
  const storage = bucket ? bucketStorage(bucket) : folderStorage(folder);
  opened.set(settings, storage);
  return storage;
}
