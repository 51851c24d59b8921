import { MAX_DOCUMENT_PAGES } from "../document.rules.ts";

/** Why a file isn't accepted as a document. */
const REASONS = {
  unknown: "This isn't a PDF file. Export the document as PDF.",
  damaged: "This PDF is damaged or incomplete. Export it again.",
  encrypted: "This PDF opens with a password only. Export it again without one.",
  active:
    "This PDF has scripts or starts programs. Export it again without them, for example by printing to PDF.",
  attachments: "This PDF has other files in it. Export it again without attachments.",
  pages: `A document can have up to ${MAX_DOCUMENT_PAGES} pages. Choose a shorter one.`,
  mixed: "This file is a PDF and something else at once. Export the PDF again.",
  heavy: "This PDF takes too long or too much memory to read. Export it again in a simpler form.",
  empty: "The file is empty.",
} as const;

export type Refusal = keyof typeof REASONS;

/** The file isn't accepted; its message says why, for the person who chose it. */
export class RefusedDocument extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(REASONS[refusal]);
    this.refusal = refusal;
  }
}
