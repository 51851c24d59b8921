import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { link, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { NotFoundError } from "../../../../shared/errors.ts";

/** The largest file that is taken, in bytes. */
export const MAX_SIZE = 100 * 1024 ** 2;
const PART = 1024 ** 2;

/** A file that was received. */
export interface ReceivedFile {
  /** Where it is. */
  readonly file: string;
  readonly fileName: string;
  readonly size: number;
  /** The SHA-256 of its content. */
  readonly hash: string;
  /** Who sent it; null for a file that nobody did. */
  readonly person: number | null;
}

/** Stores a file in parts, in the current transaction. Returns its id. */
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

/** An uploaded file as it is stored. */
export interface StoredUpload {
  readonly id: number;
  readonly fileName: string;
  readonly hash: string;
  readonly size: number;
}

/** An uploaded file. @throws NotFoundError */
export async function findUpload(em: EntityManager, id: number): Promise<StoredUpload> {
  const [found] = await em.execute<StoredUpload[]>(
    `select id, file_name as "fileName", content_hash as hash, size::int as size from import_uploads where id = ?`,
    [id],
  );
  if (found) return found;
  throw new NotFoundError("This file is no longer stored. Upload it again.");
}

/** How long the file that was received last is kept, in milliseconds. */
const KEPT = 5 * 60_000;
let last: { readonly hash: string; readonly file: string; readonly folder: string } | undefined;

function forgetLast(): void {
  if (last) rmSync(last.folder, { recursive: true, force: true });
  last = undefined;
}

/** Keeps the file that was received last in its folder: it is looked at next, sooner than it is read back. */
export function keepLast({ hash, file }: ReceivedFile, folder: string): void {
  forgetLast();
  process.off("exit", forgetLast).once("exit", forgetLast);
  const kept = { hash, file, folder };
  last = kept;
  setTimeout(() => {
    if (last === kept) forgetLast();
  }, KEPT).unref();
}

/** Lets `use` read an uploaded file under its own name, in a folder that is removed afterwards. */
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

/** The parts of a file in their order, one at a time: together they may be large. */
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
