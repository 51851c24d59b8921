import { answerRequests } from "../../../../shared/apart/answer-requests.ts";
import { type InspectedPdf, inspectPdf } from "./inspect-pdf.ts";
import { endAbove } from "./memory-watch.ts";
import { type Refusal, RefusedDocument } from "./refused-document.ts";

/** A PDF to inspect. */
export interface InspectionRequest {
  readonly bytes: Uint8Array;
}

/** The most memory that reading a PDF of 20 MB may take, in bytes. */
const MAX_MEMORY = 640 * 1024 ** 2;

endAbove(MAX_MEMORY);
answerRequests<InspectionRequest, InspectedPdf, Refusal>(
  ({ bytes }) => inspectPdf(bytes),
  (error) => (error instanceof RefusedDocument ? error.refusal : undefined),
);
