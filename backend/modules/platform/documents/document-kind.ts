import { registerEnumType } from "type-graphql";

/** What a document is. */
export const DocumentKinds = {
  DATA_SHEET: "data_sheet",
  CASE_STUDY: "case_study",
  CERTIFICATE: "certificate",
  OTHER: "other",
} as const;

registerEnumType(DocumentKinds, {
  name: "DocumentKind",
  description: "What a document is.",
  valuesConfig: {
    DATA_SHEET: { description: "Technical data." },
    CASE_STUDY: { description: "How a customer uses it." },
    CERTIFICATE: { description: "What an institution has certified." },
    OTHER: { description: "Anything else, such as a manual." },
  },
});

/** Who may open a document. */
export const DocumentVisibilities = { PUBLIC: "public", ON_REQUEST: "on_request" } as const;

registerEnumType(DocumentVisibilities, {
  name: "DocumentVisibility",
  description: "Who may open a document.",
  valuesConfig: {
    PUBLIC: { description: "Everyone, while its record is public." },
    ON_REQUEST: { description: "Only those who may edit its record." },
  },
});
