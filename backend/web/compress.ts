import { constants } from "node:zlib";
import compression from "compression";
import type { RequestHandler } from "express";

/**
 * Compresses what is made for one reader: the least effort, by which a page gets no longer than with gzip's usual
 * one, in a third of the time. Kept answers are compressed with more effort, once for all.
 */
export function compress(): RequestHandler {
  return compression({
    level: constants.Z_BEST_SPEED,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  });
}
