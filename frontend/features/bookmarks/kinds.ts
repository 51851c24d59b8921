import type { BookmarkKind } from "../../graphql/schema.generated.ts";

/** The properties of a kind of record that can be saved. */
type KindWords = {
  /** The name of its type in the schema. */
  type:
    | "Solution"
    | "Vendor"
    | "Opportunity"
    | "ResearchPaper"
    | "Collaboration"
    | "MarketTrend"
    | "BlogPost";
  label: string;
  plural: string;
  /** The path of its list. */
  list: string;
};

/** All kinds of records that can be saved. */
export const KINDS: Record<BookmarkKind, KindWords> = {
  SOLUTION: { type: "Solution", label: "Solution", plural: "Solutions", list: "/solutions" },
  VENDOR: { type: "Vendor", label: "Vendor", plural: "Vendors", list: "/vendors" },
  OPPORTUNITY: { type: "Opportunity", label: "Opportunity", plural: "Opportunities", list: "/opportunities" },
  PAPER: { type: "ResearchPaper", label: "Paper", plural: "Papers", list: "/research" },
  COLLABORATION: {
    type: "Collaboration",
    label: "Collaboration",
    plural: "Collaborations",
    list: "/research/collaborations",
  },
  TREND: { type: "MarketTrend", label: "Trend", plural: "Trends", list: "/market-intelligence" },
  POST: { type: "BlogPost", label: "Article", plural: "Articles", list: "/blog" },
};

/** A record that can be saved, with the fields that its button needs. */
export type Savable = {
  kind: BookmarkKind;
  id: string;
  title: string;
  /** Whether the viewer has saved it; null if not signed in. */
  saved: boolean | null;
};
