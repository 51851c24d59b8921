import { chakra } from "@chakra-ui/react";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { ListingLoading } from "../../../features/listing/listing-loading.tsx";
import { topicPath } from "../../../features/record/record-path.ts";
import { ResearchNav } from "../../../features/research/research-nav.tsx";
import { growthText } from "../../../features/research/topic-growth.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { CardFoot, CardFrame, CardGrid, CardText, CardTitle } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHero } from "../../../ui/layout/page-hero.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { TrendingTopicsDocument, useTrendingTopicsSuspenseQuery } from "./trending-topics.generated.ts";

const HEAD = {
  title: "Trending Topics",
  lead: "What sports scientists are publishing about, and how that changes from year to year.",
};

/** Preloads the topics. */
export const preload: Screen["preload"] = (start) => start(TrendingTopicsDocument, {});

/** Placeholders while the topics load. */
export const Loading = () => <ListingLoading {...HEAD} noun="topics" placeholders={6} />;

/** Research topics, by number of papers. */
export function Component() {
  const { trendingTopics } = useTrendingTopicsSuspenseQuery({ variables: {} }).data;
  return (
    <>
      <PageMetadata
        title={HEAD.title}
        description="Topics in sports science by number of papers in the library, with their growth over the last two years."
        path="/research/topics"
      />
      <PageHero {...HEAD}>
        <ResearchNav />
      </PageHero>
      <Page pt={{ base: "6", lg: "8" }}>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          mb="4"
        >
          <chakra.h2 fontSize="lg" fontWeight="semibold">
            {formatCount(trendingTopics.length)} Topics
          </chakra.h2>
          <DownloadList address="/api/research/topics.csv" />
        </chakra.div>
        <CardGrid aria-label="Topics">
          {trendingTopics.map((topic) => (
            <li key={topic.id}>
              <CardFrame>
                <CardTitle link={{ to: topicPath(topic) }}>{topic.topic}</CardTitle>
                <CardText>{topic.description}</CardText>
                <CardFoot fontSize="sm">
                  <chakra.span fontWeight="semibold" flexShrink="0">
                    {topic.papers === 1 ? "1 paper" : `${formatCount(topic.papers)} papers`}
                  </chakra.span>
                  <chakra.span color="fg.muted" textAlign="end">
                    {growthText(topic)}
                  </chakra.span>
                </CardFoot>
              </CardFrame>
            </li>
          ))}
        </CardGrid>
      </Page>
    </>
  );
}
