import { answerRequests } from "../../../../shared/apart/answer-requests.ts";
import { type InspectedPdf, inspectPdf } from "./inspect-pdf.ts";
import { endAbove } from "./memory-watch.ts";
import { readPages } from "./read-pages.ts";
import { type Refusal, RefusedDocument } from "./refused-document.ts";

/** A PDF to inspect, or to read. */
export interface InspectionRequest {
  readonly bytes: Uint8Array;
  readonly task: "inspect" | "read";
}

/** What is known of it, or the texts of its pages. */
export type InspectionResult = InspectedPdf | string[];

/** The most memory that reading a PDF of 20 MB may take, in bytes. */
const MAX_MEMORY = 640 * 1024 ** 2;

endAbove(MAX_MEMORY);
answerRequests<InspectionRequest, InspectionResult, Refusal>(
  ({ bytes, task }) => (task === "read" ? readPages(bytes) : inspectPdf(bytes)),
  (error) => (error instanceof RefusedDocument ? error.refusal : undefined),
);
