import type { EncodedPassages } from "./encoder/encoded-passages.ts";

/** The fields of a document, by which its words weigh. */
export const FIELDS = [
  "title",
  "body",
  "features",
  "tags",
  "integrations",
  "owner",
  "category",
  "sports",
] as const;

export type FieldName = (typeof FIELDS)[number];

/** What documents are filtered by. */
export const FACETS = ["categories", "sports", "places", "verified"] as const;

export type FacetName = (typeof FACETS)[number];

/** Values of each facet. */
export type FacetValues = Readonly<Partial<Record<FacetName, readonly string[]>>>;

/** A record as search sees it. */
export interface SearchDocument {
  /** Unique, such as `solution:7`. */
  readonly key: string;
  /** A small number that stands for its kind. */
  readonly kind: number;
  readonly fields: Readonly<Partial<Record<FieldName, string | readonly string[]>>>;
  /** What it is filtered by. */
  readonly facets?: FacetValues | undefined;
  /** When it was published, in milliseconds. */
  readonly dated?: number | undefined;
  /** What an encoder makes of its sentences; absent until it has. */
  readonly passages?: EncodedPassages | undefined;
}
