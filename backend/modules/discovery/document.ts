import type { EncodedPassages } from "./encoder/encoded-passages.ts";

/** The fields of a document, which determine the weight of its words. */
export const FIELDS = [
  "title",
  "body",
  "features",
  "tags",
  "integrations",
  "owner",
  "category",
  "sports",
  "documents",
] as const;

export type FieldName = (typeof FIELDS)[number];

/** The facets that documents are filtered by. */
export const FACETS = ["categories", "sports", "places", "verified"] as const;

export type FacetName = (typeof FACETS)[number];

/** Values by facet. */
export type FacetValues = Readonly<Partial<Record<FacetName, readonly string[]>>>;

/** A record in the form in which it is indexed. */
export interface SearchDocument {
  /** A unique key, such as `solution:7`. */
  readonly key: string;
  /** The small number of its kind. */
  readonly kind: number;
  readonly fields: Readonly<Partial<Record<FieldName, string | readonly string[]>>>;
  /** Its facet values. */
  readonly facets?: FacetValues | undefined;
  /** The time of publication, in milliseconds. */
  readonly dated?: number | undefined;
  /** Its encoded sentences; absent until they are encoded. */
  readonly passages?: EncodedPassages | undefined;
}
