import { type InferType, object, string } from "yup";
import { oneLine } from "../../../../shared/text/text.rules.ts";
import { DOCUMENT_KINDS, DOCUMENT_VISIBILITIES, MAX_DOCUMENT_TITLE } from "../document.rules.ts";

/** What people say of a document. */
export const documentFields = object({
  kind: string().oneOf(DOCUMENT_KINDS, "Choose what the document is").required("Choose what the document is"),
  title: oneLine()
    .max(MAX_DOCUMENT_TITLE, `Title must be at most ${MAX_DOCUMENT_TITLE} characters`)
    .required("Enter a title"),
  visibility: string()
    .oneOf(DOCUMENT_VISIBILITIES, "Choose who may open the document")
    .required("Choose who may open the document"),
});

export type DocumentFields = InferType<typeof documentFields>;
