import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css)$/;
/** Smaller files gain less than a header takes. */
const LEAST = 1_024;
/** Larger files take seconds at the highest level; these belong to the sandbox's editor. */
const LONG = 400_000;

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < LEAST) return;
  const quality = body.length > LONG ? 6 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * Writes compressed versions next to the browser's files, once for all readers; a fifth smaller than when
 * compressed per request.
 */
export const compressFiles: Plugin = {
  name: "compress-files",
  // The server renderer is never sent to clients.
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  async writeBundle({ dir = "" }, bundle) {
    const files = Object.keys(bundle).filter((name) => TEXT.test(name));
    await Promise.all(files.map((name) => compress(join(dir, name))));
  },
};
