import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { link, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { NotFoundError } from "../../../../shared/errors.ts";

/** The maximum size of an uploaded file, in bytes. */
export const MAX_SIZE = 100 * 1024 ** 2;
const PART = 1024 ** 2;

/** A received file. */
export interface ReceivedFile {
  /** The path of the file. */
  readonly file: string;
  readonly fileName: string;
  readonly size: number;
  /** The SHA-256 hash of its content. */
  readonly hash: string;
  /** The person who uploaded it; null if no one did. */
  readonly person: number | null;
}

/** Stores a file in chunks, in the current transaction. Returns its id. */
export async function storeUpload(em: EntityManager, received: ReceivedFile): Promise<number> {
  const { file, fileName, size, hash, person } = received;
  const [upload] = await em.execute<{ id: number }[]>(
    "insert into import_uploads (file_name, size, content_hash, uploaded_by_id) values (?, ?, ?, ?) returning id",
    [fileName, size, hash, person],
  );
  if (!upload) throw new Error("The upload was not stored.");
  let position = 0;
  for await (const bytes of createReadStream(file, { highWaterMark: PART })) {
    await em.execute(
      "insert into import_upload_parts (upload_id, position, bytes) values (?, ?, decode(?, 'base64'))",
      [upload.id, position, (bytes as Buffer).toString("base64")],
    );
    position += 1;
  }
  return upload.id;
}

/** A stored upload. */
export interface StoredUpload {
  readonly id: number;
  readonly fileName: string;
  readonly hash: string;
  readonly size: number;
}

/**
 * Returns a stored upload.
 * @param uploader the person who has to have uploaded it; anybody if omitted.
 * @throws NotFoundError
 */
export async function findUpload(em: EntityManager, id: number, uploader?: number): Promise<StoredUpload> {
  const [found] = await em.execute<StoredUpload[]>(
    `select id, file_name as "fileName", content_hash as hash, size::int as size from import_uploads
     where id = ?${uploader === undefined ? "" : " and uploaded_by_id = ?"}`,
    [id, ...(uploader === undefined ? [] : [uploader])],
  );
  if (found) return found;
  throw new NotFoundError("This file is no longer stored. Upload it again.");
}

/** How long the most recently received file is cached, in milliseconds. */
const KEPT = 5 * 60_000;
let last: { readonly hash: string; readonly file: string; readonly folder: string } | undefined;

function forgetLast(): void {
  if (last) rmSync(last.folder, { recursive: true, force: true });
  last = undefined;
}

/**
 * Caches the most recently received file in its folder: it is usually read next, which is faster than reading
 * it back from the database.
 */
export function cacheReceivedFile({ hash, file }: ReceivedFile, folder: string): void {
  forgetLast();
  process.off("exit", forgetLast).once("exit", forgetLast);
  const kept = { hash, file, folder };
  last = kept;
  setTimeout(() => {
    if (last === kept) forgetLast();
  }, KEPT).unref();
}

/** Provides an uploaded file to `use` under its own name, in a folder that is deleted afterwards. */
export async function withUpload<Result>(
  em: EntityManager,
  { id, fileName, hash }: StoredUpload,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "import-"));
  try {
    const file = join(folder, fileName);
    const isHere =
      last?.hash === hash &&
      (await link(last.file, file).then(
        () => true,
        () => false,
      ));
    if (!isHere) await pipeline(Readable.from(partsOf(em, id)), createWriteStream(file));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads the chunks of a file in order, one at a time, since the whole file may be large. */
async function* partsOf(em: EntityManager, id: number): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const [part] = await em.execute<{ bytes: Buffer }[]>(
      "select bytes from import_upload_parts where upload_id = ? and position = ?",
      [id, position],
    );
    if (!part) return;
    yield part.bytes;
  }
}
