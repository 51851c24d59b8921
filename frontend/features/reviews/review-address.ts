import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { REVIEWER_ROLE_LABELS } from "../../../backend/modules/catalog/reviews/reviewer.rules.ts";
import type { Level, ReviewerRole, ReviewSort } from "../../graphql/schema.generated.ts";
import { useProgress } from "../../ui/behavior/progress-line.tsx";
import { solutionsListing } from "../listing/lists/solutions.generated.ts";

/** The sort orders of reviews by their value in the URL; the first is the default. */
export const SORTS = [
  { word: "newest", sort: "NEWEST", label: "Newest" },
  { word: "highest", sort: "HIGHEST", label: "Highest rating" },
  { word: "lowest", sort: "LOWEST", label: "Lowest rating" },
] as const satisfies readonly { word: string; sort: ReviewSort; label: string }[];

/** The orders by dimension, as words in the URL. */
const BY_DIMENSION = ["ease-of-use", "setup", "support", "value", "reliability", "data-access"];

const LEVELS = solutionsListing.filters.level.choices ?? {};

const memberOf = (word: string) => word.toUpperCase().replaceAll("-", "_");

/** Which reviews are shown, and in which order. */
export type ReviewAddress = {
  /** From 1 to 5; undefined for all ratings. */
  rating: number | undefined;
  /** Only those of verified customers. */
  verified: boolean;
  /** Only those of one role. */
  role: ReviewerRole | undefined;
  /** Only those at one level of sport. */
  level: Level | undefined;
  sort: ReviewSort;
  /** The number of pages shown, one below the other. */
  pages: number;
};

const MAX_PAGES = 100;

/** Parses the selection in a URL; invalid values are ignored. */
export function parseReviewAddress(params: URLSearchParams): ReviewAddress {
  const rating = Number(params.get("rating"));
  const pages = Number(params.get("reviews"));
  const [sort = "", role = "", level = ""] = ["sort", "role", "level"].map((name) => params.get(name) ?? "");
  return {
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : undefined,
    verified: params.get("verified") === "true",
    role: role in REVIEWER_ROLE_LABELS ? (memberOf(role) as ReviewerRole) : undefined,
    level: memberOf(level) in LEVELS ? (memberOf(level) as Level) : undefined,
    sort: BY_DIMENSION.includes(sort)
      ? (memberOf(sort) as ReviewSort)
      : (SORTS.find(({ word }) => word === sort)?.sort ?? SORTS[0].sort),
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

/** Returns the selection in the page's URL, and the paths of others. */
export function useReviewAddress() {
  const [params] = useSearchParams();
  const { rating, sort, pages, verified, role, level } = parseReviewAddress(params);
  const address = useMemo<ReviewAddress>(
    () => ({ rating, sort, pages, verified, role, level }),
    [rating, sort, pages, verified, role, level],
  );
  const shown = useDeferredValue(address);
  useProgress(shown !== address);
  const search = (name: "rating" | "sort" | "reviews" | "verified", value: string | undefined) => {
    const next = new URLSearchParams(params);
    next.delete("reviews");
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    return { search: next.toString() };
  };
  return {
    /** The selection in the URL. */
    address,
    /** The selection that the list shows: deferred until it has loaded. */
    shown,
    ratingTo: (value: number | undefined) => search("rating", value?.toString()),
    moreTo: search("reviews", String(pages + 1)),
    verifiedTo: (only: boolean) => search("verified", only ? "true" : undefined),
    sortTo: (word: string) => search("sort", word === SORTS[0].word ? undefined : word),
  };
}
