import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/**
 * Copies a stream to a file. Returns its size and the SHA-256 hash of its content.
 * @param assertSize is called with the number of bytes so far, and throws if there are too many.
 */
export async function copyHashed(
  from: AsyncIterable<Buffer>,
  file: string,
  assertSize?: (size: number) => void,
): Promise<{ size: number; hash: string }> {
  const hash = createHash("sha256");
  let size = 0;
  async function* counted() {
    for await (const part of from) {
      size += part.length;
      assertSize?.(size);
      hash.update(part);
      yield part;
    }
  }
  await pipeline(counted, createWriteStream(file));
  return { size, hash: hash.digest("hex") };
}
