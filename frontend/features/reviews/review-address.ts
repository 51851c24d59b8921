import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { ReviewSort } from "../../graphql/schema.generated.ts";
import { useProgress } from "../../ui/behavior/progress-line.tsx";

/** The sort orders of reviews by their value in the URL; the first is the default. */
export const SORTS = [
  { word: "newest", sort: "NEWEST", label: "Newest" },
  { word: "highest", sort: "HIGHEST", label: "Highest rating" },
  { word: "lowest", sort: "LOWEST", label: "Lowest rating" },
] as const satisfies readonly { word: string; sort: ReviewSort; label: string }[];

/** Which reviews are shown, and in which order. */
export type ReviewAddress = {
  /** From 1 to 5; undefined for all ratings. */
  rating: number | undefined;
  sort: ReviewSort;
  /** The number of pages shown, one below the other. */
  pages: number;
};

const MAX_PAGES = 100;

/** Parses the selection in a URL; invalid values are ignored. */
export function parseReviewAddress(params: URLSearchParams): ReviewAddress {
  const rating = Number(params.get("rating"));
  const pages = Number(params.get("reviews"));
  return {
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : undefined,
    sort: SORTS.find(({ word }) => word === params.get("sort"))?.sort ?? SORTS[0].sort,
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

/** Returns the selection in the page's URL, and the paths of others. */
export function useReviewAddress() {
  const [params] = useSearchParams();
  const { rating, sort, pages } = parseReviewAddress(params);
  const address = useMemo<ReviewAddress>(() => ({ rating, sort, pages }), [rating, sort, pages]);
  const shown = useDeferredValue(address);
  useProgress(shown !== address);
  const search = (name: "rating" | "sort" | "reviews", value: string | undefined) => {
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
    sortTo: (word: string) => search("sort", word === SORTS[0].word ? undefined : word),
  };
}
