import type { Context } from "../../../../shared/context.ts";
import { storageOf } from "../../../../shared/storage/storage-of.ts";
import { fileName } from "../serving/file-name.ts";

/** Key of the advisory lock that keeps files from being collected while a document gets one. */
const FILES_LOCK = 7_305_290;
/** SQL that waits until no document is about to get a file, and keeps them from it until the transaction ends. */
export const HOLD_FILES = `select pg_advisory_xact_lock(${FILES_LOCK})`;

/** Stores the file of a document. @throws StorageError */
export async function storeFile(
  { settings }: Pick<Context, "settings">,
  hash: string,
  bytes: Uint8Array,
): Promise<void> {
  await storageOf(settings.documents).put(fileName(hash), bytes, "application/pdf");
}

/**
 * Keeps a stored file until the transaction ends, and stores it again if it was collected since, as nothing used it
 * yet.
 */
export async function protectFile(
  { em, settings }: Pick<Context, "em" | "settings">,
  hash: string,
  bytes: Uint8Array,
): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock_shared(${FILES_LOCK})`);
  if (!(await storageOf(settings.documents).get(fileName(hash)))) await storeFile({ settings }, hash, bytes);
}
