import { chakra } from "@chakra-ui/react";
import { Related } from "../../../features/record/related.tsx";
import { PaperCard } from "../../../features/research/paper-card.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { useTopicPapersSuspenseQuery } from "./trending-topic.generated.ts";

/** The newest papers on a topic, with a link to all of them. */
export function TopicPapers({ topic }: { topic: { slug: string } }) {
  const { researchPapers } = useTopicPapersSuspenseQuery({ variables: { topic: topic.slug } }).data;
  return (
    <>
      <Related title="Papers on this topic" items={researchPapers.nodes}>
        {(paper) => <PaperCard paper={paper} />}
      </Related>
      {researchPapers.totalCount > researchPapers.nodes.length && (
        <chakra.p mt="5">
          <TextLink to={`/research?topic=${topic.slug}`}>All {researchPapers.totalCount} papers</TextLink>
        </chakra.p>
      )}
    </>
  );
}
