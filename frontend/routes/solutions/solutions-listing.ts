import { type Listing, type ListingAddress, orNull, PAGE_SIZE } from "../../features/listing/address.ts";
import { levelLabels, priceBandLabels, sortLabels } from "../../features/solutions/vocabulary.ts";
import type { Level, PriceBand, SolutionSort } from "../../graphql/schema.generated.ts";
import type { SolutionsQueryVariables } from "./solutions.generated.ts";

type Filters = { category: string; sport: string; level: Level; price: PriceBand };

/** What the list of solutions can be asked for. */
export const solutionsListing: Listing<Filters, SolutionSort> = {
  path: "/solutions",
  filters: { category: null, sport: null, level: levelLabels, price: priceBandLabels },
  sorts: sortLabels,
  defaultSort: "BEST_RATED",
};

/** What to ask the server for. */
export function toVariables({
  search,
  chosen,
  sort,
}: ListingAddress<Filters, SolutionSort>): SolutionsQueryVariables {
  return {
    search: search || null,
    filter: {
      categories: orNull(chosen.category),
      sports: orNull(chosen.sport),
      levels: orNull(chosen.level),
      priceBands: orNull(chosen.price),
    },
    sort,
    first: PAGE_SIZE,
  };
}
