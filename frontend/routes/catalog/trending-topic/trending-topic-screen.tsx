import { preloadRecord } from "../../../features/record/preload-record.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import { TrendingTopicDocument, useTrendingTopicSuspenseQuery } from "./trending-topic.generated.ts";
import { TopicPage } from "./trending-topic-page.tsx";

/** Preloads the topic at an address. */
export const preload = preloadRecord(TrendingTopicDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="topic" />;

const useTopic = (id: string) => useTrendingTopicSuspenseQuery({ variables: { id } }).data.trendingTopic;

/** A topic's page. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/research/topics", label: "Trending Topics", noun: "topic" }}
    useRecord={useTopic}
  >
    {(topic) => <TopicPage topic={topic} />}
  </RecordScreen>
);
