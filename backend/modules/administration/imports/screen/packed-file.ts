import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { EntityManager } from "@mikro-orm/postgresql";
import { NotFoundError, PayloadTooLargeError } from "../../../../shared/errors.ts";
import { openWorkbook } from "../reading/sheet/workbook.ts";
import { findUpload, withUpload } from "./stored-upload.ts";

/**
 * Reads a file in an uploaded archive.
 * @throws NotFoundError if the archive is no longer stored; PayloadTooLargeError
 */
export async function readPackedFile(
  em: EntityManager,
  { hash, name }: { readonly hash: string; readonly name: string },
  maxBytes: number,
): Promise<Buffer> {
  const [stored] = await em.execute<{ id: number }[]>(
    "select id from import_uploads where content_hash = ? order by id desc limit 1",
    [hash],
  );
  if (!stored) throw new NotFoundError("Its ZIP is no longer stored here. Import it again.");
  return withUpload(em, await findUpload(em, stored.id), async (file) => {
    const archive = await openWorkbook(file);
    try {
      const content = await archive.open(name);
      if (!content) throw new NotFoundError("It isn't in the ZIP.");
      return await buffer(atMost(maxBytes, content as Readable));
    } finally {
      archive.close();
    }
  });
}

async function* atMost(limit: number, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > limit) throw new PayloadTooLargeError(`It has more than ${limit / 1024 ** 2} MB.`);
    yield chunk;
  }
}
