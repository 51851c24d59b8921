import { paperPath, partnerPath, topicPath } from "../../../../features/record/record-path.ts";
import { formatCount, formatDate, formatMoment } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { LinkList, LinkLists } from "../panels/link-list.tsx";
import type { PanelModule } from "../panels/panel.ts";
import {
  ResearchIntegrationDocument,
  useResearchIntegrationSuspenseQuery,
} from "./research-integration.generated.ts";

/** Starts the panel's query. */
export const preload: PanelModule["preload"] = (start) => start(ResearchIntegrationDocument, {});

const papers = (count: number) => `${formatCount(count)} ${count === 1 ? "paper" : "papers"}`;

/** The latest research findings, partners and topics. */
export function Component({ title }: { title: string }) {
  const { researchPapers, universityPartners, trendingTopics } = useResearchIntegrationSuspenseQuery({
    variables: {},
  }).data;
  return (
    <Panel title={title}>
      <LinkLists>
        <LinkList
          label="Latest findings"
          to="/research"
          none="No papers are listed yet."
          rows={researchPapers.edges.map(({ node }) => ({
            id: node.id,
            to: paperPath(node),
            title: node.title,
            note: `${node.university}, ${formatDate(node.publishedDate)}`,
          }))}
        />
        <LinkList
          label="University partners"
          to="/research/partners"
          none="No partners are listed yet."
          rows={universityPartners.edges.map(({ node }) => ({
            id: node.id,
            to: partnerPath(node),
            title: node.universityName,
            note: [node.collaborationType, node.country].filter(Boolean).join(", "),
          }))}
        />
        <LinkList
          label="Trending topics"
          to="/research/topics"
          none="No topics are listed yet."
          rows={trendingTopics.map((topic) => ({
            id: topic.id,
            to: topicPath(topic),
            title: topic.topic,
            note: `${papers(topic.papersLastYear)} in the last 12 months`,
            more: (
              <HowComputed
                figure={topic.topic}
                formula="Papers on this topic published in the last 12 months. Topics with the most papers come first."
                rows={`${papers(topic.papersLastYear)} in the last 12 months, ${papers(topic.papersYearBefore)} in the 12 months before, ${papers(topic.papers)} in all, among those listed here.`}
                asOf={formatMoment(topic.countedAt)}
              />
            ),
          }))}
        />
      </LinkLists>
    </Panel>
  );
}
