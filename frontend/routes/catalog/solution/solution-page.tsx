import { DocumentList } from "../../../features/documents/documents.ts";
import { Gallery, VideoPlayer } from "../../../features/pictures/pictures.ts";
import { PlanCosts } from "../../../features/plans/plan-costs-on-demand.tsx";
import { ActionBar } from "../../../features/record/action-bar.tsx";
import { RecordBanner } from "../../../features/record/record-banner.tsx";
import { RecordPage } from "../../../features/record/record-page.tsx";
import { solutionPath, vendorPath } from "../../../features/record/record-path.ts";
import { Prose, RecordSection } from "../../../features/record/record-section.tsx";
import { useNotedView } from "../../../features/record-views/use-noted-view.ts";
import { OutsideReviews } from "../../../features/reviews/outside-reviews.tsx";
import { ReviewList } from "../../../features/reviews/review-list.tsx";
import { ReviewingSection } from "../../../features/reviews/reviewing.tsx";
import { CheckList } from "../../../ui/controls/check-list.tsx";
import { Tag, TagList } from "../../../ui/display/badge.tsx";
import { DetailColumns } from "../../../ui/layout/detail-columns.tsx";
import { DrawnPicture } from "../../../ui/pictures/drawn-picture.tsx";
import { Alternatives } from "./alternatives.tsx";
import { ContactLink } from "./contact-link.tsx";
import type { ShownSolution } from "./shown-solution.ts";
import { priceOf, SolutionFacts } from "./solution-facts.tsx";
import { SolutionHead } from "./solution-head.tsx";
import { SolutionJsonLd } from "./solution-json-ld.tsx";

/** A solution with all its details. */
export function SolutionPage({ solution }: { solution: ShownSolution }) {
  useNotedView("SOLUTION", solution.id);
  const { id, title, category, description, features, tags, screenshots } = solution;
  return (
    <RecordPage
      title={title}
      description={description}
      path={solutionPath(solution)}
      section={{ to: "/solutions", label: "Solutions" }}
      between={[{ to: `/solutions?category=${category.slug}`, label: category.name }]}
    >
      <SolutionJsonLd solution={solution} />
      {screenshots.length === 0 && (
        <RecordBanner>
          <DrawnPicture title={title} subject={category.name} wide />
        </RecordBanner>
      )}
      <SolutionHead solution={solution} />
      {screenshots.length > 0 && <Gallery of={title} pictures={screenshots} />}
      {solution.videoUrl && <VideoPlayer of={title} url={solution.videoUrl} />}
      <DetailColumns
        facts={<SolutionFacts solution={solution} />}
        bar={
          <ActionBar lead={priceOf(solution)}>
            <ContactLink solution={solution} />
          </ActionBar>
        }
      >
        <RecordSection title="About">
          <Prose>{description}</Prose>
        </RecordSection>
        {features.length > 0 && (
          <RecordSection title="Features">
            <CheckList items={features} />
          </RecordSection>
        )}
        {solution.plans.length + solution.plansInPricing.length > 0 && (
          <RecordSection title="Plans and costs" id="costs">
            <PlanCosts solution={solution} path={solutionPath(solution)} place="costs" />
          </RecordSection>
        )}
        {solution.documents.length > 0 && (
          <RecordSection title="Documents" id="documents">
            <DocumentList
              documents={solution.documents}
              askAt={(title) =>
                `${vendorPath(solution.vendor)}?${new URLSearchParams({ about: id, ask: title })}#contact`
              }
            />
          </RecordSection>
        )}
        {tags.length > 0 && (
          <RecordSection title="Tags">
            <TagList>
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </TagList>
          </RecordSection>
        )}
        <RecordSection title="Reviews" id="reviews">
          <ReviewingSection solutionId={id} path={solutionPath(solution)} />
          <ReviewList of={{ solutionId: id }} />
        </RecordSection>
        {solution.outsideReviews.edges.length > 0 && (
          <RecordSection title="Reviews from elsewhere" id="reviews-elsewhere">
            <OutsideReviews solutionId={id} reviews={solution.outsideReviews} />
          </RecordSection>
        )}
      </DetailColumns>
      <Alternatives to={solution} />
    </RecordPage>
  );
}
