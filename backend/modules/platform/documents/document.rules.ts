/** The kinds of documents, as they are stored, in the order of their lists. */
export const DOCUMENT_KINDS = ["data_sheet", "case_study", "certificate", "other"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Who may open a document of a public record: everyone, or only those whom its owner gave it. */
export const DOCUMENT_VISIBILITIES = ["public", "on_request"] as const;
export type DocumentVisibility = (typeof DOCUMENT_VISIBILITIES)[number];

/** The maximum size of a document, in bytes. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 ** 2;
/** The most pages that a document may have. */
export const MAX_DOCUMENT_PAGES = 500;
/** The most documents that a record may have. */
export const MAX_DOCUMENTS = 20;
/** The maximum length of a document's title. */
export const MAX_DOCUMENT_TITLE = 120;
/** What people can upload, in words. */
export const DOCUMENT_HINT = `PDF, up to 20 MB and ${MAX_DOCUMENT_PAGES} pages`;
/** The message for a larger file. */
export const DOCUMENT_TOO_LARGE = "A document can be up to 20 MB. Choose a smaller one.";
