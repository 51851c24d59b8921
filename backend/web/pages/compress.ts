import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import compression from "compression";
import type { Request, RequestHandler, Response } from "express";
import { encodingFor } from "../../response-cache/encoding.ts";
import { interceptBody } from "../../response-cache/intercept-body.ts";

/** The fastest settings, with which a page is no longer than with gzip's default, in a third of the time. */
const EFFORT = {
  level: constants.Z_BEST_SPEED,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
};
/**
 * The maximum size in bytes of bodies that are compressed synchronously, because handing one to another
 * thread takes longer.
 */
const SHORT = 64 * 1024;
/** Up to this size in bytes, Brotli's lowest level takes two thirds of the time, for 1.5 % more at most. */
const SHORTER = 32 * 1024;
const LEAST_EFFORT = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };

const compressors = {
  br: (body: Buffer) => brotliCompressSync(body, body.length > SHORTER ? EFFORT.brotli : LEAST_EFFORT),
  gzip: (body: Buffer) => gzipSync(body, EFFORT),
};

/**
 * Compresses responses that are made for one reader; cached responses are compressed once with more effort.
 */
export function compress(): RequestHandler {
  const asStream = compression(EFFORT);
  return (request, response, next) => {
    asStream(request, response, () => {
      interceptBody(response, (body, send) => {
        const encoding = isOurs(request, response, body) ? encodingFor(request, body.length) : "identity";
        if (encoding === "identity") return send();
        response.vary("Accept-Encoding");
        response.set("Content-Encoding", encoding);
        const compressed = compressors[encoding](body);
        response.set("Content-Length", String(compressed.length)).end(compressed);
      });
      next();
    });
  };
}

/** Whether to compress a body synchronously: it is short, uncompressed, and may be transformed. */
function isOurs(request: Request, response: Response, { length }: Buffer): boolean {
  if (length > SHORT || response.headersSent || response.hasHeader("Content-Encoding")) return false;
  if (/no-transform/.test(String(response.getHeader("Cache-Control")))) return false;
  return request.method !== "HEAD" && compression.filter(request, response);
}
