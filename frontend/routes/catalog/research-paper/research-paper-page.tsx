import { SaveActions } from "../../../features/bookmarks/save-actions.tsx";
import { RecordHead } from "../../../features/record/record-head.tsx";
import { RecordPage } from "../../../features/record/record-page.tsx";
import { paperPath, topicPath } from "../../../features/record/record-path.ts";
import { Prose, RecordSection } from "../../../features/record/record-section.tsx";
import { Related } from "../../../features/record/related.tsx";
import { PaperCard } from "../../../features/research/paper-card.tsx";
import { Badge, Tag, TagList } from "../../../ui/display/badge.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { DetailColumns } from "../../../ui/layout/detail-columns.tsx";
import { Cite } from "./cite.tsx";
import { PaperFacts } from "./paper-facts.tsx";
import { PaperJsonLd } from "./paper-json-ld.tsx";
import type { ShownPaper } from "./shown-paper.ts";

/** A paper with all its details. */
export function PaperPage({ paper }: { paper: ShownPaper }) {
  const { title, authors, abstract, category, topics, openAccess } = paper;
  return (
    <RecordPage
      title={title}
      description={abstract}
      path={paperPath(paper)}
      section={{ to: "/research", label: "Research" }}
      between={[{ to: `/research?category=${encodeURIComponent(category)}`, label: category }]}
    >
      <PaperJsonLd paper={paper} />
      <RecordHead
        title={title}
        by={authors.join(", ")}
        actions={
          <SaveActions of={{ kind: "PAPER", id: paper.id, title: title, saved: paper.viewerHasSaved }} />
        }
      >
        <Badge>{category}</Badge>
        {openAccess && <Badge colorPalette="gray">Open access</Badge>}
      </RecordHead>
      <DetailColumns facts={<PaperFacts paper={paper} />}>
        {abstract && (
          <RecordSection title="Abstract">
            <Prose>{abstract}</Prose>
          </RecordSection>
        )}
        {topics.length > 0 && (
          <RecordSection title="Topics">
            <TagList>
              {topics.map((topic) => (
                <Tag key={topic.id}>
                  <TextLink to={topicPath(topic)}>{topic.name}</TextLink>
                </Tag>
              ))}
            </TagList>
          </RecordSection>
        )}
        <RecordSection title="Cite this paper" id="cite">
          <Cite paper={paper} />
        </RecordSection>
      </DetailColumns>
      <Related title="Related papers" items={paper.related}>
        {(related) => <PaperCard paper={related} />}
      </Related>
    </RecordPage>
  );
}
