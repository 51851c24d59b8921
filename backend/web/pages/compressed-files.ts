import { globSync } from "node:fs";
import { extname } from "node:path";
import type { RequestHandler } from "express";
import { encodingFor } from "../../response-cache/encoding.ts";

const ENDINGS = { br: ".br", gzip: ".gz" };

/**
 * Rewrites requests to the file that the build has compressed, if there is one and the browser accepts it.
 */
export function compressedFiles(folder: string): RequestHandler {
  const names = new Set(globSync("*", { cwd: folder }));
  return (request, response, next) => {
    const name = request.path.slice(1);
    if (names.has(`${name}${ENDINGS.gzip}`)) {
      response.vary("Accept-Encoding");
      const encoding = encodingFor(request, Number.POSITIVE_INFINITY);
      if (encoding !== "identity") {
        response.type(extname(name)).set("Content-Encoding", encoding);
        request.url = `/${name}${ENDINGS[encoding]}`;
      }
    }
    next();
  };
}
