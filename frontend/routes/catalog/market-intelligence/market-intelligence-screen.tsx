import { chakra } from "@chakra-ui/react";
import { parseAddress } from "../../../features/listing/address.ts";
import { SearchForm } from "../../../features/listing/controls/search-form.tsx";
import { listVariables } from "../../../features/listing/list-variables.ts";
import { ListingBody } from "../../../features/listing/listing-body.tsx";
import { ListingLoading } from "../../../features/listing/listing-loading.tsx";
import { marketTrendsListing } from "../../../features/listing/lists/market-trends.generated.ts";
import { useListing } from "../../../features/listing/use-listing.ts";
import { TrendCard } from "../../../features/market/trend-card.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHero } from "../../../ui/layout/page-hero.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { SkipLink } from "../../../ui/layout/skip-link.tsx";
import { Funding } from "./funding.tsx";
import { Headlines } from "./headlines.tsx";
import {
  MarketIntelligenceDocument,
  useMarketIntelligenceSuspenseQuery,
  useMoreMarketTrendsSuspenseQuery,
} from "./market-intelligence.generated.ts";
import { Segments } from "./segments.tsx";

const HEAD = {
  title: "Market Intelligence",
  lead: "The size of the market, where it's growing, where the money goes, and what's changing it.",
};

/** The number of trends on a page, below the figures. */
const PAGE_SIZE = 12;

const Title = chakra("h2", { base: { textStyle: "headline", fontSize: "2xl" } });

const SELECT = { name: "category", all: "All Categories" } as const;

/** Preloads the figures, and the trends for a URL. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(
    MarketIntelligenceDocument,
    listVariables(marketTrendsListing, parseAddress(marketTrendsListing, search), PAGE_SIZE),
  );

/** Six placeholders while the trends load. */
export const Loading = () => <ListingLoading {...HEAD} noun="market trends" placeholders={6} />;

/** Figures, funding and trends of the market. */
export function Component() {
  const state = useListing(marketTrendsListing);
  const variables = listVariables(marketTrendsListing, state.shown, PAGE_SIZE);
  const { market, marketTrends } = useMarketIntelligenceSuspenseQuery({ variables }).data;
  const useMore = (after: string) =>
    useMoreMarketTrendsSuspenseQuery({ variables: { ...variables, after } }).data.marketTrends;
  const { facets } = marketTrends;
  const [category] = state.shown.chosen.category;
  return (
    <>
      <PageMetadata
        title={HEAD.title}
        description="The sports technology market: its size and growth, segments, quarterly funding and trends, each with source and date."
        path="/market-intelligence"
      />
      <SkipLink href="#results">Skip to results</SkipLink>
      <SkipLink href="#filters">Skip to filters</SkipLink>
      <PageHero {...HEAD} />
      <Headlines figures={market.headlines} />
      <Segments figures={market.segments} quarters={market.quarters} />
      <Funding quarters={market.quarters} />
      <Page pt={{ base: "12", md: "16" }}>
        <Title>Market Trends Analysis</Title>
        <SearchForm state={state} noun="trends" select={SELECT} facets={facets} />
      </Page>
      <ListingBody
        label="Trends"
        state={state}
        select={SELECT}
        facets={facets}
        scope={category ?? "Showing all categories"}
        columns={2}
        empty={{
          title: "No Trends Found",
          text: "No trends match your search and filters.",
          action: "View All Trends",
        }}
        pageSize={PAGE_SIZE}
        page={marketTrends}
        useMore={useMore}
      >
        {(trend, from) => <TrendCard trend={trend} from={from} />}
      </ListingBody>
    </>
  );
}
