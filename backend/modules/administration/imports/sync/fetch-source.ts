import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { SyncSettings } from "../../../../shared/context.ts";
import { type OutboundAnswer, safeFetch } from "../../../../shared/outbound/safe-fetch.ts";
import { copyHashed } from "../copy-hashed.ts";
import { ImportError } from "../errors.ts";
import { MAX_SIZE } from "../screen/stored-upload.ts";
import type { SyncSource } from "./sync-source.entity.ts";
import { fileNameAt, isAddress } from "./sync-source.rules.ts";

/** The time limit for fetching an address, in milliseconds. */
const TIME_LIMIT = 120_000;

/** A source's content, copied to a file. */
export interface Fetched {
  readonly fileName: string;
  readonly size: number;
  readonly hash: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** The properties of a source that determine where and how it is fetched. */
export type Fetchable = Pick<SyncSource, "location" | "format" | "etag" | "lastModified">;

/**
 * Copies a source's content to `file`. Returns undefined if its server reports that it hasn't changed.
 * @throws ImportError, OutboundError if the content can't be fetched.
 */
export async function fetchSource(
  source: Fetchable,
  file: string,
  { folder, privateHosts }: SyncSettings,
  timeLimit = TIME_LIMIT,
): Promise<Fetched | undefined> {
  const { location, etag, lastModified } = source;
  if (!isAddress(location)) {
    const from = await fileInside(folder, location);
    return { ...(await copied(createReadStream(from), file)), fileName: nameOf(source), ...NO_MARKS };
  }
  const headers = {
    ...(etag && { "if-none-match": etag }),
    ...(lastModified && { "if-modified-since": lastModified }),
  };
  const request = { url: location, headers, timeLimit, sizeLimit: MAX_SIZE, privateHosts };
  return safeFetch(request, async ({ status, headers: given, body }: OutboundAnswer) => {
    if (status === 304 && (etag || lastModified)) return undefined;
    if (status !== 200) throw new ImportError(`Its server answered with status ${status}.`);
    const marks = {
      etag: kept(given.etag, 1_000),
      lastModified: kept(given["last-modified"], 200),
    };
    return { ...(await copied(body, file)), fileName: nameOf(source), ...marks };
  });
}

const NO_MARKS = { etag: null, lastModified: null } as const;

const kept = (value: string | undefined, longest: number) =>
  value !== undefined && value.length <= longest ? value : null;

/** The name determines the format; a server's content type isn't trusted. */
function nameOf({ location, format }: Fetchable): string {
  const name = fileNameAt(location).replace(/[\p{C}\\]/gu, "") || "data";
  const cut = name.length > 200 ? name.slice(-200) : name;
  const isNamed = format === "" || new RegExp(`\\.${format}(?:\\.gz)?$`, "i").test(cut);
  return isNamed ? cut : `${cut}.${format}`;
}

/**
 * @throws ImportError for anything that isn't a file inside the folder, also after resolving symbolic links.
 */
async function fileInside(folder: string, location: string): Promise<string> {
  const missing = () => new ImportError(`There's no file ${location} in the sync folder.`);
  const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, location))]).catch(() => {
    throw missing();
  });
  const found = await stat(file);
  if (!file.startsWith(root + sep) || !found.isFile()) throw missing();
  if (found.size > MAX_SIZE) throw new ImportError(`It's larger than ${MAX_SIZE / 1024 ** 2} MB.`);
  return file;
}

async function copied(from: AsyncIterable<Buffer>, file: string) {
  const content = await copyHashed(from, file);
  if (content.size === 0) throw new ImportError("It's empty.");
  return content;
}
