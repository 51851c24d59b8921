import { ApplySection } from "../../../features/applications/apply-section.tsx";
import { SaveActions } from "../../../features/bookmarks/save-actions.tsx";
import { CallResultSection } from "../../../features/juries/call-result-section.tsx";
import { changesOf, OutcomeSection } from "../../../features/postings/outcome-section.tsx";
import { PostingBar } from "../../../features/postings/posting-bar.tsx";
import { ActionBar } from "../../../features/record/action-bar.tsx";
import { Contact } from "../../../features/record/contact.tsx";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { EndFact, formatEnd } from "../../../features/record/end-fact.tsx";
import { FactCard } from "../../../features/record/fact-card.tsx";
import { RecordHead } from "../../../features/record/record-head.tsx";
import { RecordPage } from "../../../features/record/record-page.tsx";
import { collaborationPath, partnerPath } from "../../../features/record/record-path.ts";
import { Prose, RecordSection } from "../../../features/record/record-section.tsx";
import { useNotedView } from "../../../features/record-views/use-noted-view.ts";
import { CheckList } from "../../../ui/controls/check-list.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { formatBudget } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { DetailColumns } from "../../../ui/layout/detail-columns.tsx";
import { ApplyButton } from "./apply-button.tsx";
import type { CollaborationQuery } from "./collaboration.generated.ts";
import { CollaborationJsonLd } from "./collaboration-json-ld.tsx";

type Props = {
  collaboration: NonNullable<CollaborationQuery["collaboration"]> & {
    result: CollaborationQuery["callResult"];
  };
};

/** The details of a collaboration. */
export function CollaborationPage({ collaboration }: Props) {
  useNotedView("COLLABORATION", collaboration.id);
  const { title, organization, partner, type, description, requirements, dueDate, updatedAt } = collaboration;
  const { budget, duration, howToApply, contactName, contactEmail } = collaboration;
  const owner = partner ? (
    <TextLink to={partnerPath(partner)}>{partner.universityName}</TextLink>
  ) : (
    organization
  );
  const isOpen = collaboration.isActive;
  const by = dueDate ? `Apply by ${formatEnd(dueDate)}.` : "No closing date is set yet.";
  const isPublic = collaboration.stage === "PUBLISHED";
  const until = isOpen || !isPublic ? by : "Applications are closed.";
  return (
    <RecordPage
      title={title}
      description={description}
      path={collaborationPath(collaboration)}
      section={{ to: "/research/collaborations", label: "Collaborations" }}
    >
      {isPublic && <CollaborationJsonLd collaboration={collaboration} />}
      <RecordHead
        title={title}
        by={owner}
        actions={
          isPublic && (
            <SaveActions
              of={{
                kind: "COLLABORATION",
                id: collaboration.id,
                title: title,
                saved: collaboration.viewerHasSaved,
              }}
            />
          )
        }
      >
        <Badge>{type}</Badge>
        {isPublic && !isOpen && <Badge colorPalette="red">Closed</Badge>}
      </RecordHead>
      <PostingBar kind="COLLABORATION" id={collaboration.id} />
      <DetailColumns
        facts={
          <FactCard
            lead={formatBudget(budget)}
            note={budget === null ? "Available from the university on request." : "Budget in US dollars"}
            action={isOpen && <ApplyButton width="full" mt="5" />}
            facts={[
              duration && ["Duration", duration],
              ["Due date", dueDate ? <EndFact key="due" at={dueDate} /> : "TBD"],
              ...changesOf(collaboration),
              ["Updated", <DateFact key="updated" at={updatedAt} />],
            ]}
          />
        }
        bar={
          isOpen && (
            <ActionBar lead={formatBudget(budget)}>
              <ApplyButton />
            </ActionBar>
          )
        }
      >
        <OutcomeSection of={collaboration} />
        <CallResultSection result={collaboration.result} />
        <RecordSection title="About">
          <Prose>{description}</Prose>
        </RecordSection>
        {requirements.length > 0 && (
          <RecordSection title="Requirements">
            <CheckList items={requirements} />
          </RecordSection>
        )}
        <RecordSection title="How to apply" id="apply">
          <Contact
            how={howToApply}
            until={until}
            name={contactName}
            email={isOpen ? contactEmail : null}
            subject={`Partnership: ${title}`}
            quiet
          />
          {isPublic && (
            <ApplySection
              of={{ kind: "COLLABORATION", id: collaboration.id }}
              path={collaborationPath(collaboration)}
              action="Apply for partnership"
              isOpen={isOpen}
              dueDate={collaboration.dueDate}
            />
          )}
        </RecordSection>
      </DetailColumns>
    </RecordPage>
  );
}
