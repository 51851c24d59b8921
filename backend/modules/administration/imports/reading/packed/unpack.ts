import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { ImportError } from "../../errors.ts";
import { didYouMean } from "../../nearest.ts";
import { isMarkdown, MARKDOWN_FILES } from "../documents/markdown.ts";
import { isReadable } from "../records.ts";
import { openWorkbook } from "../sheet/workbook.ts";
import { assertNotForeign } from "./foreign-types.ts";

/** The maximum size of an unpacked file, in bytes. */
const MAX_UNPACKED = 1024 ** 3;
/** Separates a file in an archive from the list of records in it. */
const IN_FILE = "#";
/** The maximum number of files that a message names. */
const MAX_NAMED = 10;

/** A file that is ready to be read. */
export interface Unpacked {
  readonly file: string;
  /** The list of records in it. */
  readonly path: string;
  /** Removes what was unpacked. */
  remove(): Promise<void>;
}

/** Whether a file is an archive of one or several files. */
export const isPacked = (file: string) => /\.(zip|gz)$/i.test(file);

/**
 * Unpacks an archive's file into a folder of its own; returns any other file as it is.
 * @param path for a ZIP, the file in it, perhaps with the list of records: `2026/tools.json#data.tools`.
 * @throws ImportError for a damaged archive, one that is too large, and one without the file.
 */
export async function unpack(file: string, path: string): Promise<Unpacked> {
  if (!isPacked(file)) return { file, path, remove: async () => undefined };
  await assertNotForeign(file);
  // Documents are records of one list, and read in the archive.
  if (/\.zip$/i.test(file) && (await isOfDocuments(file, path)))
    return { file, path: MARKDOWN_FILES, remove: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), "unpacked-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    if (/\.gz$/i.test(file)) {
      const target = join(folder, basename(file, extname(file)));
      await pipeline(createReadStream(file), createGunzip(), bounded(file), createWriteStream(target));
      return { file: target, path, remove };
    }
    return { ...(await unpackedFrom(file, path, folder)), remove };
  } catch (error) {
    await remove();
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${file} can't be unpacked: it is damaged, breaks off, or has a password.`);
  }
}

/** Whether an archive's Markdown documents are meant: by name, or since it has no other files. */
async function isOfDocuments(file: string, path: string): Promise<boolean> {
  if (path !== "") return path === MARKDOWN_FILES;
  return (await packedFiles(file)).join() === MARKDOWN_FILES;
}

/** Returns the names of the readable files in a ZIP, with one for all Markdown documents. */
export async function packedFiles(file: string): Promise<string[]> {
  const archive = await openWorkbook(file).catch((error: unknown) => {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${file} can't be unpacked: it is damaged or breaks off.`);
  });
  archive.close();
  const documents = archive.names.filter((name) => isWanted(name) && isMarkdown(name));
  const others = archive.names.filter(isData);
  // One document beside the data describes it.
  const areRecords = documents.length > 1 || (documents.length === 1 && others.length === 0);
  return areRecords ? [...others, MARKDOWN_FILES] : others;
}

async function unpackedFrom(file: string, path: string, folder: string) {
  const archive = await openWorkbook(file);
  try {
    const [name, inner] = chosen(file, archive.names, path);
    const stream = await archive.open(name);
    if (!stream) throw new ImportError(`${file} holds no file ${JSON.stringify(name)}.`);
    const target = join(folder, `data${extname(name).toLowerCase()}`);
    await pipeline(stream as Readable, bounded(file), createWriteStream(target));
    return { file: target, path: inner };
  } finally {
    archive.close();
  }
}

function chosen(file: string, all: readonly string[], path: string): readonly [string, string] {
  const names = all.filter(isData);
  const list = (shown: readonly string[]) => shown.slice(0, MAX_NAMED).join(", ");
  if (names.length === 0)
    throw new ImportError(
      `${file} holds no file that can be read${all.length > 0 ? `, only ${list(all)}` : ""}.`,
    );
  const named = names.find((name) => path === name || path.startsWith(name + IN_FILE));
  if (named !== undefined) return [named, path.slice(named.length + 1)];
  const [only] = names;
  if (only !== undefined && names.length === 1 && path === "") return [only, ""];
  throw new ImportError(
    path === ""
      ? `${file} holds several files; a mapping's "records" says which: ${list(names)}.`
      : `${file} holds no file ${JSON.stringify(path)}, only ${list(names)}.${didYouMean(path, names)}`,
  );
}

/** Whether a file in an archive can be read, and isn't one that a system adds. */
const isWanted = (name: string) => !/(^|\/)(__MACOSX\/|\.)/.test(name) && !isPacked(name) && isReadable(name);

/** Whether it holds records, as a document alone doesn't. */
const isData = (name: string) => isWanted(name) && !isMarkdown(name);

/** Passes on an archive's content up to the limit, which a few bytes could exceed a thousand times. */
function bounded(file: string) {
  return async function* (content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of content) {
      size += chunk.length;
      if (size > MAX_UNPACKED)
        throw new ImportError(`${file} would unpack to more than ${MAX_UNPACKED / 1024 ** 3} GB.`);
      yield chunk;
    }
  };
}
