import { RecordHead } from "../../../features/record/record-head.tsx";
import { RecordPage } from "../../../features/record/record-page.tsx";
import { topicPath } from "../../../features/record/record-path.ts";
import { Prose } from "../../../features/record/record-section.tsx";
import { growthText } from "../../../features/research/topic-growth.ts";
import { FigureRow, FigureTile } from "../../../ui/display/figure-tile.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { TopicPapers } from "./topic-papers.tsx";
import type { TrendingTopicQuery } from "./trending-topic.generated.ts";

type Props = { topic: NonNullable<TrendingTopicQuery["trendingTopic"]> };

/** A topic with all its details. */
export function TopicPage({ topic }: Props) {
  const { topic: name, description, papers, papersLastYear, papersYearBefore, growth } = topic;
  return (
    <RecordPage
      title={name}
      description={description}
      path={topicPath(topic)}
      section={{ to: "/research/topics", label: "Trending Topics" }}
    >
      <RecordHead title={name} />
      {description && (
        <Prose mt="5" mb="8">
          {description}
        </Prose>
      )}
      <FigureRow>
        <FigureTile label="Papers in the library" figure={formatCount(papers)} />
        <FigureTile label="In the last year" figure={formatCount(papersLastYear)} />
        <FigureTile label="In the year before" figure={formatCount(papersYearBefore)} />
        <FigureTile
          label="Growth"
          figure={growth === null ? "n/a" : `${growth > 0 ? "+" : ""}${Math.round(growth)}%`}
          note={growth === null ? growthText(topic) : "Papers in the last year compared with the year before"}
        />
      </FigureRow>
      <TopicPapers topic={topic} />
    </RecordPage>
  );
}
