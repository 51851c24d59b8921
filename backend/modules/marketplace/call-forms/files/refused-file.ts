/** Why a file isn't accepted as an answer. */
const REASONS = {
  name: "The file's name has characters that can't be kept, or is too long. Rename it and choose it again.",
  empty: "The file is empty.",
  unknown:
    "This type of file can't be taken. Choose a PDF, DOCX, XLSX, PPTX, ODT, ODS, ODP, JPEG, PNG or WebP file.",
  old: "Old Office files, and ones that open with a password, can't be checked. Save it as DOCX, XLSX, PPTX or PDF.",
  damaged: "This file is damaged or incomplete. Save it again.",
  active: "This file has macros, programs or links that run by themselves. Save it without them, or as PDF.",
  attachments: "This file has other files in it. Save it without them, or as PDF.",
  mixed: "This file is two kinds of file at once. Save it again.",
  heavy: "This file unpacks to more than can be checked. Save it in a simpler form.",
  scan: "The virus scanner refused this file.",
} as const;

export type FileRefusal = keyof typeof REASONS;

/** The file isn't accepted; its message says why, for the person who chose it. */
export class RefusedFile extends Error {
  constructor(refusal: FileRefusal) {
    super(REASONS[refusal]);
  }
}
