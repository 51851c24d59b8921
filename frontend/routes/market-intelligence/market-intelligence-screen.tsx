import { chakra } from "@chakra-ui/react";
import { parseAddress } from "../../features/listing/address.ts";
import { scaleOptions, withChosen } from "../../features/listing/facet-options.ts";
import { ListingBody } from "../../features/listing/listing-body.tsx";
import { ListingLoading } from "../../features/listing/listing-loading.tsx";
import { SearchForm } from "../../features/listing/search-form.tsx";
import { useListing } from "../../features/listing/use-listing.ts";
import { TrendCard } from "../../features/market/trend-card.tsx";
import { sentimentLabels } from "../../features/market/vocabulary.ts";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHero } from "../../ui/page-hero.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { DownloadLink } from "./download-link.tsx";
import { Funding } from "./funding.tsx";
import { Headlines } from "./headlines.tsx";
import {
  MarketIntelligenceDocument,
  useMarketIntelligenceSuspenseQuery,
  useMoreMarketTrendsSuspenseQuery,
} from "./market-intelligence.generated.ts";
import { toVariables, trendsListing } from "./market-intelligence-listing.ts";
import { Segments } from "./segments.tsx";

const HEAD = {
  title: "Market Intelligence",
  lead: "The size of the market, where it grows, what is invested, and what changes it.",
};

const Title = chakra("h2", { base: { textStyle: "headline", fontSize: "2xl" } });

/** The list's own filters, as the file's address says them. */
function fileQuery({ search, filter }: ReturnType<typeof toVariables>): string {
  const params = new URLSearchParams(search ? { search } : {});
  for (const category of filter?.categories ?? []) params.append("category", category);
  for (const sentiment of filter?.sentiments ?? []) params.append("sentiment", sentiment.toLowerCase());
  return params.size > 0 ? `?${params}` : "";
}

/** Asks for the figures, and the trends of an address. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(MarketIntelligenceDocument, toVariables(parseAddress(trendsListing, search)));

/** Six placeholders while the trends are on their way. */
export const Loading = () => <ListingLoading {...HEAD} noun="market trends" placeholders={6} />;

/** Figures, funding and trends of the market. */
export function Component() {
  const state = useListing(trendsListing);
  const { chosen } = state.address;
  const variables = toVariables(state.shown);
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
      <PageHero {...HEAD} />
      <Headlines figures={market.headlines} />
      <Segments figures={market.segments} />
      <Funding quarters={market.quarters} />
      <Page pt={{ base: "12", md: "16" }}>
        <Title>Market Trends Analysis</Title>
        <SearchForm
          state={state}
          noun="trends"
          select={{
            name: "category",
            label: "Category",
            all: "All Categories",
            choices: withChosen(facets.categories, chosen.category, String),
          }}
        />
      </Page>
      <ListingBody
        label="Trends"
        state={state}
        facets={[
          {
            name: "sentiment",
            legend: "Sentiment",
            options: scaleOptions(sentimentLabels, facets.sentiments),
          },
        ]}
        scope={category ?? "Showing all categories"}
        actions={<DownloadLink file={`/api/market-trends.csv${fileQuery(variables)}`} what="the trends" />}
        columns={2}
        empty={{
          title: "No Trends Found",
          text: "No trend has these words in its title or description with these filters.",
          action: "View All Trends",
        }}
        page={marketTrends}
        useMore={useMore}
      >
        {(trend, from) => <TrendCard trend={trend} from={from} />}
      </ListingBody>
    </>
  );
}
