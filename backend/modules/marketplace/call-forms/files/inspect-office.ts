import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { RefusedFile } from "./refused-file.ts";

/** The most that a file may unpack to, in bytes, and the most parts it may have. */
const MAX_UNPACKED = 200 * 1024 ** 2;
const MAX_PARTS = 4_000;
/** The most that is read of a part that says what the file is, in bytes. */
const MAX_READ = 1024 ** 2;
/** Parts that say what a file is, and what it refers to. */
const READ = /^(\[Content_Types\]\.xml|mimetype|.*\.rels)$/;
const MACROS = /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\/.*|macrosheets\/.*)$|^(Basic|Scripts)\//i;
const EMBEDDED = /(^|\/)embeddings\/.*\.bin$|(^|\/)ObjectReplacements\/.*\.bin$/i;
const PROGRAM = /\.(exe|dll|com|scr|bat|cmd|ps1|vbs|js|jse|wsf|hta|jar|msi|lnk|sh|py|zip|rar|7z)$/i;
/** What loads a template or an object from elsewhere when the file is opened. */
const LOADED =
  /<Relationship\b(?=[^>]*TargetMode\s*=\s*["']External)(?=[^>]*Type\s*=\s*["'][^"']*\/(attachedTemplate|oleObject|frame|subDocument)["'])/i;

const TYPES: readonly (readonly [mark: string, extension: string, contentType: string])[] = [
  ["wordprocessingml.document", "docx"],
  ["spreadsheetml.sheet", "xlsx"],
  ["presentationml.presentation", "pptx"],
].map(([mark = "", extension = ""]) => {
  const type = `application/vnd.openxmlformats-officedocument.${mark}`;
  return [`${type}.main+xml`, extension, type] as const;
});
const OPEN_TYPES: Readonly<Record<string, string>> = {
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
  "application/vnd.oasis.opendocument.presentation": "odp",
};

/** What an Office file is. */
export interface OfficeType {
  readonly extension: string;
  readonly contentType: string;
}

/**
 * Returns what an Office file is, after unpacking it as far as its parts say.
 * @throws RefusedFile for another archive, and one with macros, programs or too much in it.
 */
export async function inspectOffice(bytes: Buffer): Promise<OfficeType> {
  try {
    const zip = await fromBufferPromise(bytes, { validateEntrySizes: true, autoClose: false });
    return typeIn(await partsIn(zip));
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile("damaged");
  }
}

/** Unpacks all parts, and returns the texts of those that say something about the file. */
async function partsIn(zip: ZipFile): Promise<Map<string, string>> {
  const entries: Entry[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED || entries.length >= MAX_PARTS) throw new RefusedFile("heavy");
    assertPassive(entry.fileName);
    entries.push(entry);
  }
  const texts = new Map<string, string>();
  for (const entry of entries) {
    const isRead = READ.test(entry.fileName);
    if (isRead && entry.uncompressedSize > MAX_READ) throw new RefusedFile("heavy");
    const pieces: Buffer[] = [];
    // The sizes that the parts say are enforced while they are unpacked.
    await pipeline(
      await zip.openReadStreamPromise(entry),
      new Writable({
        write: (piece: Buffer, _encoding, done) => {
          if (isRead) pieces.push(piece);
          done();
        },
      }),
    );
    if (isRead) texts.set(entry.fileName, Buffer.concat(pieces).toString("utf8"));
  }
  return texts;
}

function assertPassive(name: string): void {
  if (MACROS.test(name)) throw new RefusedFile("active");
  if (EMBEDDED.test(name) || PROGRAM.test(name)) throw new RefusedFile("attachments");
}

function typeIn(texts: ReadonlyMap<string, string>): OfficeType {
  for (const text of texts.values()) if (LOADED.test(text)) throw new RefusedFile("active");
  const open = texts.get("mimetype")?.trim() ?? "";
  const extension = OPEN_TYPES[open];
  if (extension) return { extension, contentType: open };
  const types = texts.get("[Content_Types].xml") ?? "";
  if (/macroEnabled/i.test(types)) throw new RefusedFile("active");
  const found = TYPES.find(([mark]) => types.includes(mark));
  if (!found) throw new RefusedFile("unknown");
  return { extension: found[1], contentType: found[2] };
}
