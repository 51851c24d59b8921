import { useContext } from "react";
import type { SearchAction, WithActionConstraints } from "schema-dts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SiteContext } from "../../../ui/behavior/site-context.ts";
import { JsonLd } from "../../../ui/layout/json-ld.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { BriefCard } from "./brief-card.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { ExampleMatchesDocument } from "./example-matches.generated.ts";
import { EXAMPLE_VARIABLES } from "./example-matches.tsx";
import { FeatureGrid } from "./feature-grid.tsx";
import { Hero } from "./hero.tsx";
import { HomeDocument, useHomeSuspenseQuery } from "./home.generated.ts";
import { LiveOpportunities } from "./live-opportunities.tsx";
import { MarketInsights } from "./market-insights.tsx";
import { ResearchHub } from "./research-hub.tsx";
import { StatisticsStrip } from "./statistics-strip.tsx";
import { TopSolutions } from "./top-solutions.tsx";

export { HomeLoading as Loading } from "./home-loading.tsx";

/** The claims' terms, in the order they are shown. */
const TERM_KEYS = ["trial", "card", "cancel"];

/** How long the page waits for the matches, in milliseconds: while the index is built, they take seconds. */
const PATIENCE = 500;

/**
 * Preloads all data of the page. Only the server requests the matches: a page rendered without them must be
 * hydrated without them.
 */
export const preload: Screen["preload"] = async (start) => {
  const page = start(HomeDocument, {});
  if (import.meta.env.SSR) {
    const inTime = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    await Promise.race([start(ExampleMatchesDocument, EXAMPLE_VARIABLES), inTime]);
  }
  return page;
};

/** The landing page. */
export function Component() {
  const { publicUrl } = useContext(SiteContext);
  const { data } = useHomeSuspenseQuery({ variables: {} });
  const { claims, statistics } = data;
  const textOf = (key: string) => claims.find((claim) => claim.key === key)?.text;
  const terms = TERM_KEYS.flatMap((key) => textOf(key) ?? []);
  return (
    <>
      <PageMetadata
        title="SportsTech Hub"
        description="Find sports technology by what you need: solutions, vendors, opportunities, research and market data, with the evidence for each."
        path="/"
      />
      <JsonLd
        data={{
          "@type": "WebSite",
          name: "SportsTech Hub",
          url: `${publicUrl}/`,
          potentialAction: siteSearch(publicUrl),
        }}
      />
      <Hero stage={textOf("beta")} promises={terms}>
        <BriefCard />
      </Hero>
      <LiveOpportunities
        activeOpportunities={data.activeOpportunities}
        total={statistics.openOpportunities}
      />
      <StatisticsStrip statistics={statistics} claims={claims} />
      <FeatureGrid />
      <TopSolutions solutions={data.solutions} />
      <MarketInsights market={data.market} />
      <ResearchHub
        researchPapers={data.researchPapers}
        collaborations={data.collaborations}
        statistics={statistics}
        claims={claims}
      />
      <CallToAction terms={terms} />
    </>
  );
}

const siteSearch = (publicUrl: string): WithActionConstraints<SearchAction> => ({
  "@type": "SearchAction",
  target: `${publicUrl}/solutions?search={search_term_string}`,
  "query-input": "required name=search_term_string",
});
