import { inspectApart } from "../../../platform/documents/inspection/inspect-apart.ts";
import { RefusedDocument } from "../../../platform/documents/inspection/refused-document.ts";
import { RefusedPicture } from "../../../platform/media/processing/refused-picture.ts";
import { renderApart } from "../../../platform/media/processing/render-apart.ts";
import type { AnswerFileType } from "../question.rules.ts";
import { inspectOffice, type OfficeType } from "./inspect-office.ts";
import { RefusedFile } from "./refused-file.ts";

/** What a file is, by its content. */
export interface InspectedFile {
  readonly type: AnswerFileType;
  readonly extension: string;
  readonly contentType: string;
}

const ZIP = "PK\x03\x04";
const ZIP_END = "PK\x05\x06";
/** The length of a ZIP archive's end, if nothing comes after it. */
const ZIP_END_LENGTH = 22;
/** How far other programs look for the beginning of a PDF, in bytes. */
const BEGINNING = 1_024;
const OLD_OFFICE = "\xd0\xcf\x11\xe0";

const PICTURES: readonly (readonly [signature: string, extension: string, contentType: string])[] = [
  ["\xff\xd8\xff", "jpg", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "png", "image/png"],
  ["RIFF", "webp", "image/webp"],
];

/**
 * Returns what a file is after it was read as programs do: PDF and pictures in processes of their own.
 * @throws RefusedFile, RefusedDocument, RefusedPicture; UnavailableError while too many wait.
 */
export async function inspectFile(bytes: Buffer): Promise<InspectedFile> {
  if (bytes.length === 0) throw new RefusedFile("empty");
  const beginning = bytes.toString("latin1", 0, BEGINNING);
  if (beginning.startsWith("%PDF-")) {
    await inspectApart(bytes);
    return { type: "pdf", extension: "pdf", contentType: "application/pdf" };
  }
  if (beginning.startsWith(ZIP)) return { type: "office", ...(await inspectArchive(bytes, beginning)) };
  if (beginning.startsWith(OLD_OFFICE)) throw new RefusedFile("old");
  const picture = PICTURES.find(([signature]) => beginning.startsWith(signature));
  if (!picture) throw new RefusedFile("unknown");
  await renderApart(bytes, "avatar");
  return { type: "picture", extension: picture[1], contentType: picture[2] };
}

function inspectArchive(bytes: Buffer, beginning: string): Promise<OfficeType> {
  // Anything after the archive, or a PDF in its beginning, is for another program.
  if (beginning.includes("%PDF-")) throw new RefusedFile("mixed");
  if (!bytes.toString("latin1", bytes.length - ZIP_END_LENGTH).startsWith(ZIP_END)) {
    throw new RefusedFile(bytes.includes(ZIP_END, 0, "latin1") ? "mixed" : "damaged");
  }
  return inspectOffice(bytes);
}

/** The message for a file that isn't accepted; undefined for other errors. */
export function refusalOf(error: unknown): string | undefined {
  const isRefused =
    error instanceof RefusedFile || error instanceof RefusedDocument || error instanceof RefusedPicture;
  return isRefused ? error.message : undefined;
}
