import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { NotFoundError } from "../../../shared/errors.ts";

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

/** Lets `use` read an uploaded file under its own name, in a folder that is removed afterwards. */
export async function withUpload<Result>(
  em: EntityManager,
  { id, fileName }: StoredUpload,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "import-"));
  try {
    const file = join(folder, fileName);
    await pipeline(Readable.from(partsOf(em, id)), createWriteStream(file));
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
