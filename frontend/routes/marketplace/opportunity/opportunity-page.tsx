import { ApplySection } from "../../../features/applications/apply-section.tsx";
import { SaveActions } from "../../../features/bookmarks/save-actions.tsx";
import { CallResultSection } from "../../../features/juries/call-result-section.tsx";
import { OwnerMatches } from "../../../features/matches/owner-matches.tsx";
import { ViewerMatch } from "../../../features/matches/viewer-match.tsx";
import { OpportunityCard } from "../../../features/opportunities/opportunity-card.tsx";
import { TypeMark } from "../../../features/opportunities/type-mark.tsx";
import { OutcomeSection } from "../../../features/postings/outcome-section.tsx";
import { EditorsOnly, PostingBar } from "../../../features/postings/posting-bar.tsx";
import { ActionBar } from "../../../features/record/action-bar.tsx";
import { Contact } from "../../../features/record/contact.tsx";
import { DaysLeft } from "../../../features/record/days-left.tsx";
import { formatEnd } from "../../../features/record/end-fact.tsx";
import { RecordHead } from "../../../features/record/record-head.tsx";
import { RecordPage } from "../../../features/record/record-page.tsx";
import { opportunityPath } from "../../../features/record/record-path.ts";
import { Prose, RecordSection } from "../../../features/record/record-section.tsx";
import { Related } from "../../../features/record/related.tsx";
import { useNotedView } from "../../../features/record-views/use-noted-view.ts";
import { CheckList } from "../../../ui/controls/check-list.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { capitalize, formatBudget } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { DetailColumns } from "../../../ui/layout/detail-columns.tsx";
import { ApplyButton, OpportunityFacts } from "./opportunity-facts.tsx";
import { OpportunityJsonLd } from "./opportunity-json-ld.tsx";
import type { ShownOpportunity } from "./shown-opportunity.ts";

/** The application deadline, as text. */
function until({ stage, isActive, dueDate }: ShownOpportunity): string {
  if (stage === "PUBLISHED" && !isActive) return "Applications are closed.";
  return dueDate ? `Apply by ${formatEnd(dueDate)}.` : "No closing date is set yet.";
}

/** An opportunity with all its details. */
export function OpportunityPage({ opportunity }: { opportunity: ShownOpportunity }) {
  useNotedView("OPPORTUNITY", opportunity.id);
  const { title, organization, type, category, description, requirements, eligibility } = opportunity;
  const { matchPercentage, isActive, daysLeft, howToApply, contactName, contactEmail } = opportunity;
  const { viewerMatch, viewerOwns } = opportunity;
  const isPublic = opportunity.stage === "PUBLISHED";
  return (
    <RecordPage
      title={title}
      description={description}
      path={opportunityPath(opportunity)}
      section={{ to: "/opportunities", label: "Opportunities" }}
      between={[{ to: `/opportunities?type=${encodeURIComponent(type)}`, label: capitalize(type) }]}
    >
      {isPublic && <OpportunityJsonLd opportunity={opportunity} />}
      <RecordHead
        title={title}
        mark={<TypeMark type={type} size={64} />}
        by={organization}
        actions={
          isPublic && (
            <SaveActions
              of={{
                kind: "OPPORTUNITY",
                id: opportunity.id,
                title: title,
                saved: opportunity.viewerHasSaved,
              }}
            />
          )
        }
      >
        <Badge>{capitalize(type)}</Badge>
        <Badge colorPalette="gray">{category}</Badge>
        {matchPercentage !== null && matchPercentage > 0 && !viewerOwns && (
          <TextLink to="#match">
            <Badge colorPalette="green">
              {matchPercentage}% match<VisuallyHidden>: why?</VisuallyHidden>
            </Badge>
          </TextLink>
        )}
        {isActive || !isPublic ? <DaysLeft daysLeft={daysLeft} /> : <Badge colorPalette="red">Closed</Badge>}
      </RecordHead>
      <PostingBar kind="OPPORTUNITY" id={opportunity.id} />
      <DetailColumns
        facts={<OpportunityFacts opportunity={opportunity} />}
        bar={
          isActive &&
          !viewerOwns && (
            <ActionBar lead={formatBudget(opportunity.budget)}>
              <ApplyButton opportunity={opportunity} />
            </ActionBar>
          )
        }
      >
        <OutcomeSection of={opportunity} />
        <CallResultSection result={opportunity.result} />
        <RecordSection title="About">
          <Prose>{description}</Prose>
        </RecordSection>
        {requirements.length > 0 && (
          <RecordSection title="Requirements">
            <CheckList items={requirements} />
          </RecordSection>
        )}
        {eligibility && (
          <RecordSection title="Who can apply">
            <Prose>{eligibility}</Prose>
          </RecordSection>
        )}
        <RecordSection title="How to apply" id="apply">
          <Contact
            how={howToApply}
            until={until(opportunity)}
            name={contactName}
            email={isActive ? contactEmail : null}
            subject={`Application: ${title}`}
            quiet
          />
          {isPublic && (
            <ApplySection
              of={{ kind: "OPPORTUNITY", id: opportunity.id }}
              path={opportunityPath(opportunity)}
              action="Submit application"
              isOpen={isActive}
              dueDate={opportunity.dueDate}
            />
          )}
        </RecordSection>
        {viewerMatch && viewerMatch.percentage > 0 && !viewerOwns && <ViewerMatch match={viewerMatch} />}
      </DetailColumns>
      {isActive && (
        <EditorsOnly kind="OPPORTUNITY" id={opportunity.id}>
          <OwnerMatches opportunityId={opportunity.id} />
        </EditorsOnly>
      )}
      <Related title="Related opportunities" items={opportunity.related}>
        {(related) => <OpportunityCard opportunity={related} />}
      </Related>
    </RecordPage>
  );
}
