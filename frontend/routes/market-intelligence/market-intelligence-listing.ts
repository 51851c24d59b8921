import { type Listing, type ListingAddress, orNull, PAGE_SIZE } from "../../features/listing/address.ts";
import { sentimentLabels, sortLabels } from "../../features/market/vocabulary.ts";
import type { MarketTrendSort, Sentiment } from "../../graphql/schema.generated.ts";
import type { MarketIntelligenceQueryVariables } from "./market-intelligence.generated.ts";

type Filters = { category: string; sentiment: Sentiment };

/** What the list of trends can be asked for. */
export const trendsListing: Listing<Filters, MarketTrendSort> = {
  path: "/market-intelligence",
  filters: { category: null, sentiment: sentimentLabels },
  sorts: sortLabels,
  defaultSort: "IMPACT",
};

/** What to ask the server for. */
export function toVariables({
  search,
  chosen,
  sort,
}: ListingAddress<Filters, MarketTrendSort>): MarketIntelligenceQueryVariables {
  return {
    search: search || null,
    filter: { categories: orNull(chosen.category), sentiments: orNull(chosen.sentiment) },
    sort,
    first: PAGE_SIZE,
  };
}
