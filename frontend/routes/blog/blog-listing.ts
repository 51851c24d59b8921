import { sortLabels } from "../../features/blog/vocabulary.ts";
import { type Listing, type ListingAddress, orNull, PAGE_SIZE } from "../../features/listing/address.ts";
import type { BlogPostSort } from "../../graphql/schema.generated.ts";
import type { BlogQueryVariables } from "./blog.generated.ts";

/** The filters of the blog by their names in the address. */
export type BlogFilters = { category: string; tag: string; saved: "true" };

/** What the blog can be asked for. */
export const blogListing: Listing<BlogFilters, BlogPostSort> = {
  path: "/blog",
  filters: { category: null, tag: null, saved: { true: "Saved" } },
  sorts: sortLabels,
  defaultSort: "RECENT",
};

/** What to ask the server for. */
export function toVariables({
  search,
  chosen,
  sort,
}: ListingAddress<BlogFilters, BlogPostSort>): BlogQueryVariables {
  return {
    search: search || null,
    filter: {
      categories: orNull(chosen.category),
      tags: orNull(chosen.tag),
      saved: chosen.saved.length > 0 || null,
    },
    sort,
    first: PAGE_SIZE,
  };
}
