import { DOCUMENT_KINDS } from "./document.rules.ts";

/** The kinds of records that have documents. */
export type DocumentOwnerKind = "vendor" | "solution";

/** SQL of whether the document `d` is public with its record, whose table is `alias`. */
export const isPublicDocument = (alias: string): string =>
  `(d.visibility = 'public' and ${alias}.status = 'published')`;

/** SQL of a `StoredDocument` from the row `d` of `documents`. */
export const storedDocument = (isPublic: string): string =>
  `json_build_object('id', d.id, 'kind', d.kind, 'title', d.title, 'visibility', d.visibility, 'pages', d.pages,
    'bytes', d.bytes, 'hasText', d.text_state <> 'none', 'isPublic', ${isPublic})`;

const KINDS = DOCUMENT_KINDS.map((kind) => `'${kind}'`).join(", ");

/** The formula of a record's documents, by kind and title. They are read with the row that they belong to. */
export const documentsColumn =
  (kind: DocumentOwnerKind) =>
  (_columns: unknown, { alias }: { readonly alias: string }): string =>
    `(select coalesce(json_agg(${storedDocument(isPublicDocument(alias))}
        order by array_position(array[${KINDS}], d.kind), lower(d.title), d.id), '[]'::json)
      from documents d where d.${kind}_id = ${alias}.id)`;
