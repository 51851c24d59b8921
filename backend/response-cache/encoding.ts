import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request } from "express";

/** The content encodings of a body. */
export type Encoding = "br" | "gzip" | "identity";

/** Bodies smaller than this many bytes are sent uncompressed. */
const LEAST = 1_024;
/** Each body is compressed once for many readers, so a slightly higher level than the usual 4 pays off. */
const BROTLI_QUALITY = 5;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Returns the most compact encoding that the client accepts. */
export function encodingFor(request: Request, length: number): Encoding {
  if (length < LEAST || request.headers["accept-encoding"] === undefined) return "identity";
  if (request.acceptsEncodings("br")) return "br";
  return request.acceptsEncodings("gzip") ? "gzip" : "identity";
}

/** Compresses a body. */
export function encode(body: Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer> {
  return compressors[encoding](body);
}
