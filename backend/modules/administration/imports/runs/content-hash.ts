import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { ImportError } from "../errors.ts";

/**
 * Returns the SHA-256 hash of a file's content.
 * @throws ImportError if the file can't be read.
 */
export async function contentHash(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash).catch((error: unknown) => {
    throw new ImportError(`${file} can't be read: ${error instanceof Error ? error.message : error}`);
  });
  return hash.digest("hex");
}
