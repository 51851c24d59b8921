import { registerEnumType } from "type-graphql";

/** The kinds of searchable records. */
export const SearchKinds = {
  SOLUTION: "solution",
  VENDOR: "vendor",
  OPPORTUNITY: "opportunity",
  PAPER: "paper",
  TREND: "trend",
  POST: "post",
} as const;

export type SearchKind = (typeof SearchKinds)[keyof typeof SearchKinds];

registerEnumType(SearchKinds, {
  name: "SearchKind",
  description: "A kind of record that is searched.",
  valuesConfig: {
    OPPORTUNITY: { description: "Opportunities." },
    PAPER: { description: "Research papers." },
    POST: { description: "Blog posts." },
    SOLUTION: { description: "Solutions." },
    TREND: { description: "Market trends." },
    VENDOR: { description: "Vendors." },
  },
});

/** The kinds, at the indexes that are their numbers in the search index. */
export const KINDS: readonly SearchKind[] = Object.values(SearchKinds);

/** Display names. */
export const KIND_LABELS: Readonly<Record<SearchKind, string>> = {
  solution: "Solutions",
  vendor: "Vendors",
  opportunity: "Opportunities",
  paper: "Papers",
  trend: "Trends",
  post: "Articles",
};
