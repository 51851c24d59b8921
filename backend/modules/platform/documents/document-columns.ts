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

/** The most text of a record's documents that is searched and matched, in characters. */
const MAX_SEARCHED = 60_000;

/** A page of a public document. */
export interface DocumentPage {
  /** The id of the document. */
  readonly id: number;
  readonly title: string;
  /** Its number, from 1. */
  readonly page: number;
  readonly text: string;
}

/** SQL of the `DocumentPage`s of a public record `alias`, in order: those with text of its public documents. */
export const documentPages = (kind: DocumentOwnerKind, alias: string): string =>
  `(select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'page', p.page, 'text', p.text)
      order by p.id, p.page), '[]'::json)
    from (select d.id, d.title, u.page, u.text, sum(length(u.text)) over (order by d.id, u.page) as total
      from documents d, unnest(d.page_texts) with ordinality u(text, page)
      where d.${kind}_id = ${alias}.id and d.visibility = 'public' and d.text_state = 'read' and u.text <> '') p
    where p.total <= ${MAX_SEARCHED})`;

const KINDS = DOCUMENT_KINDS.map((kind) => `'${kind}'`).join(", ");

/** The formula of a record's documents, by kind and title. They are read with the row that they belong to. */
export const documentsColumn =
  (kind: DocumentOwnerKind) =>
  (_columns: unknown, { alias }: { readonly alias: string }): string =>
    `(select coalesce(json_agg(${storedDocument(isPublicDocument(alias))}
        order by array_position(array[${KINDS}], d.kind), lower(d.title), d.id), '[]'::json)
      from documents d where d.${kind}_id = ${alias}.id)`;
