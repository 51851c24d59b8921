import { registerEnumType } from "type-graphql";
import { bookmarkableTrends } from "../../catalog/market/market-trend.subjects.ts";
import { bookmarkableCollaborations, bookmarkablePapers } from "../../catalog/research/research.subjects.ts";
import { bookmarkableSolutions } from "../../catalog/solutions/solution.subjects.ts";
import { bookmarkableVendors } from "../../catalog/vendors/vendor.subjects.ts";
import { bookmarkableOpportunities } from "../../marketplace/opportunities/opportunity.subjects.ts";
import { bookmarkablePosts } from "../blog/posts/blog-post.subjects.ts";
import type { Bookmarkable } from "../bookmarks/bookmarkable.ts";

/** The kinds of records that can be bookmarked. */
export const BookmarkKinds = {
  SOLUTION: "solution",
  VENDOR: "vendor",
  OPPORTUNITY: "opportunity",
  PAPER: "paper",
  COLLABORATION: "collaboration",
  TREND: "trend",
  POST: "post",
} as const;

export type BookmarkKind = (typeof BookmarkKinds)[keyof typeof BookmarkKinds];

registerEnumType(BookmarkKinds, {
  name: "BookmarkKind",
  description: "A kind of record that can be saved.",
  valuesConfig: {
    COLLABORATION: { description: "A research collaboration." },
    OPPORTUNITY: { description: "An opportunity." },
    PAPER: { description: "A research paper." },
    POST: { description: "A blog post." },
    SOLUTION: { description: "A solution." },
    TREND: { description: "A market trend." },
    VENDOR: { description: "A vendor." },
  },
});

/** The declaration of each kind. */
export const BOOKMARKABLES: Readonly<Record<BookmarkKind, Bookmarkable>> = {
  solution: bookmarkableSolutions,
  vendor: bookmarkableVendors,
  opportunity: bookmarkableOpportunities,
  paper: bookmarkablePapers,
  collaboration: bookmarkableCollaborations,
  trend: bookmarkableTrends,
  post: bookmarkablePosts,
};
