import { RefusedPicture } from "./refused-picture.ts";

/** How far other programs look for the beginning of their own format, in bytes. */
const BEGINNING = 1_024;
/** How far from its end programs look for the directory of a ZIP archive, in bytes. */
const ENDING = 65_557;
const PAGE = /<(!doctype\s+html|html|head|body|script|iframe|\?php)\b/i;
const ZIP_DIRECTORY = Buffer.from("PK\x05\x06");
const PDF = Buffer.from("%PDF-");
/** The signatures of programs, archives and documents. */
const FOREIGN = ["MZ", "\x7fELF", "PK\x03\x04", "%PDF-", "Rar!", "7z\xbc\xaf", "#!"].map((signature) =>
  Buffer.from(signature, "latin1"),
);

const has = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);

/**
 * Refuses a file that another program would read as something else: what we serve is encoded again and thus
 * harmless, but nobody makes such a file by accident.
 * @throws RefusedPicture
 */
export function assertOneFormat(given: Uint8Array): void {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) throw new RefusedPicture("empty");
  if (FOREIGN.some((signature) => has(bytes, signature))) throw new RefusedPicture("unknown");
  const beginning = bytes.subarray(0, BEGINNING);
  const ending = bytes.subarray(-ENDING);
  if (beginning.includes(PDF) || ending.includes(ZIP_DIRECTORY)) throw new RefusedPicture("mixed");
  // A script in a drawing isn't run when it is drawn.
  if (isDrawing(beginning)) return;
  if (PAGE.test(beginning.toString("latin1")) || PAGE.test(bytes.subarray(-BEGINNING).toString("latin1")))
    throw new RefusedPicture("mixed");
}

/** Whether a file is text in XML, as SVG is. */
export function isDrawing(bytes: Uint8Array): boolean {
  const beginning = bytes.subarray(0, BEGINNING);
  return !beginning.includes(0) && /^\s*(\ufeff)?</.test(new TextDecoder().decode(beginning));
}
