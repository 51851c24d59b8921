import type { DocumentKind, DocumentVisibility } from "../../graphql/schema.generated.ts";

/** What kinds of documents are called. */
export const KIND_LABELS: Record<DocumentKind, string> = {
  DATA_SHEET: "Data sheet",
  CASE_STUDY: "Case study",
  CERTIFICATE: "Certificate",
  OTHER: "Document",
};

/** Who may open a document, in words. */
export const VISIBILITY_LABELS: Record<DocumentVisibility, string> = {
  PUBLIC: "Everyone",
  ON_REQUEST: "Only on request",
};

/** The choices of a select field from labels by value. */
export const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
