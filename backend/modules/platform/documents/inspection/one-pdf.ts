import { inflateSync } from "node:zlib";
import { RefusedDocument } from "./refused-document.ts";

/** How far other programs look for the beginning of their own format, in bytes. */
const BEGINNING = 1_024;
/** How far from its end programs look for the directory of a ZIP archive, in bytes. */
const ENDING = 65_557;
const SIGNATURE = "%PDF-";
const PAGE = /<(!doctype\s+html|html|head|body|script|iframe|\?php)\b/i;
const ZIP_DIRECTORY = "PK\x05\x06";
/** How far before its data the dictionary of a stream is looked for, in bytes. */
const DICTIONARY = 1_000;
/** The most that a packed stream of objects may unpack to, in bytes; those of real files have a few hundred kB. */
const MAX_OBJECTS = 16 * 1024 ** 2;
/** The most streams of objects that are unpacked. */
const MAX_STREAMS = 2_000;
/**
 * What runs or starts something, and what attaches files, as keys with a value, so that the address of a page
 * about JavaScript isn't meant.
 */
const ACTIVE =
  /\/S\s*\/(JavaScript|Launch)\b|\/(JavaScript|XFA)\s*(<<|\[|\d+\s+\d+\s+R)|\/Subtype\s*\/RichMedia\b/;
const ATTACHED =
  /\/(EmbeddedFiles|EF|Collection)\s*(<<|\d+\s+\d+\s+R)|\/Type\s*\/EmbeddedFile\b|\/Subtype\s*\/FileAttachment\b/;

/**
 * Refuses a file that isn't a PDF from its first to its last byte, and one with scripts, programs or files in it,
 * also in packed objects.
 * @throws RefusedDocument
 */
export function assertPlainPdf(given: Uint8Array): void {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) throw new RefusedDocument("empty");
  const text = bytes.toString("latin1");
  if (!text.startsWith(SIGNATURE)) throw new RefusedDocument("unknown");
  const ending = text.slice(-BEGINNING);
  if (text.slice(-ENDING).includes(ZIP_DIRECTORY)) throw new RefusedDocument("mixed");
  if (PAGE.test(text.slice(0, BEGINNING)) || PAGE.test(ending)) throw new RefusedDocument("mixed");
  // What was cut while it was sent has no end.
  if (!ending.includes("%%EOF")) throw new RefusedDocument("damaged");
  assertPassive(text);
  for (const objects of packedObjects(bytes, text)) assertPassive(objects);
}

/** Any character of a name can be written as `#` and its code. */
function assertPassive(text: string): void {
  const plain = text.includes("#")
    ? text.replace(/#([0-9a-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  if (ACTIVE.test(plain)) throw new RefusedDocument("active");
  if (ATTACHED.test(plain)) throw new RefusedDocument("attachments");
}

/** Returns the texts of the streams that hold other objects. */
function* packedObjects(bytes: Buffer, text: string): Generator<string> {
  let count = 0;
  for (const { index, 0: start } of text.matchAll(/\bstream\r?\n/g)) {
    const dictionary = text.slice(Math.max(0, index - DICTIONARY), index);
    if (!dictionary.slice(dictionary.lastIndexOf(" obj")).includes("/ObjStm")) continue;
    count += 1;
    if (count > MAX_STREAMS) throw new RefusedDocument("heavy");
    const data = bytes.subarray(index + start.length);
    yield unpacked(data)?.toString("latin1") ?? "";
  }
}

/** Unpacks a stream; undefined if it isn't packed, or in another way that the reader judges. */
function unpacked(data: Buffer): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: MAX_OBJECTS });
  } catch (error) {
    if ((error as { code?: unknown }).code === "ERR_BUFFER_TOO_LARGE") throw new RefusedDocument("heavy");
    return undefined;
  }
}
