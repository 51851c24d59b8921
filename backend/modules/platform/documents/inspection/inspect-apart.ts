import { extname } from "node:path";
import { apartRunner } from "../../../../shared/apart/run-apart.ts";
import type { InspectedPdf } from "./inspect-pdf.ts";
import type { InspectionRequest, InspectionResult } from "./inspect-process.ts";
import { type Refusal, RefusedDocument } from "./refused-document.ts";

/** How long the process may take for a document, in milliseconds: many times what most take. */
const PATIENCE = 20_000;

const documents = apartRunner<InspectionRequest, InspectionResult, Refusal>({
  program: new URL(`./inspect-process${extname(import.meta.filename)}`, import.meta.url),
  execArgv: ["--max-old-space-size=384"],
  patience: () => PATIENCE,
  refused: (refusal) => new RefusedDocument(refusal),
  slow: () => new RefusedDocument("heavy"),
  crashed: () => new RefusedDocument("heavy"),
  crowded: "Many documents are being read at the moment. Try again shortly.",
});

/** @throws UnavailableError if there is no room for another document. */
export const assertRoomForDocument = documents.assertRoom;

/**
 * Inspects a PDF in a process of its own.
 * @throws RefusedDocument; UnavailableError while too many wait.
 */
export async function inspectApart(bytes: Uint8Array): Promise<InspectedPdf> {
  return (await documents.run({ bytes, task: "inspect" })) as InspectedPdf;
}

/**
 * Returns the texts of a PDF's pages, which are read in a process of its own.
 * @throws RefusedDocument if that takes too long or too much; UnavailableError while too many wait.
 */
export async function readPagesApart(bytes: Uint8Array): Promise<string[]> {
  return (await documents.run({ bytes, task: "read" })) as string[];
}
