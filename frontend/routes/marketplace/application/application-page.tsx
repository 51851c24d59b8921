import { chakra } from "@chakra-ui/react";
import { ApplicationStatusBadge } from "../../../features/applications/application-status.tsx";
import { ApplicationSteps } from "../../../features/applications/application-steps.tsx";
import { ApplicationText } from "../../../features/applications/application-text.tsx";
import { OwnStatus, WithdrawButton } from "../../../features/applications/own-application.tsx";
import { AnswerList } from "../../../features/call-forms/answer-list.tsx";
import { NamingRequest } from "../../../features/juries/naming-request.tsx";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { vendorPath } from "../../../features/record/record-path.ts";
import { RecordSection } from "../../../features/record/record-section.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Breadcrumbs } from "../../../ui/layout/breadcrumbs.tsx";
import { DetailColumns } from "../../../ui/layout/detail-columns.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { DeleteDraft } from "./delete-draft.tsx";
import { recordOf, type ShownApplication } from "./shown-application.ts";

const Line = chakra("p", { base: { mt: "3", color: "fg.muted", overflowWrap: "anywhere" } });
const Standing = chakra(Line, {
  base: { display: "flex", flexWrap: "wrap", columnGap: "3", alignItems: "center" },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "4" } });

/** The applicant's actions: continue a draft or withdrawn application, otherwise withdraw it. */
function Own({ application }: { application: ShownApplication }) {
  const { status } = application;
  const isPrivate = status === "DRAFT" || status === "WITHDRAWN";
  const record = recordOf(application);
  return (
    <Panel title="Status">
      <OwnStatus status={status} />
      <Actions>
        {isPrivate && record.canOpen && (
          <ButtonLink to={`${record.path}#apply`} variant="primary">
            Continue writing
          </ButtonLink>
        )}
        {isPrivate ? <DeleteDraft application={application} /> : <WithdrawButton application={application} />}
      </Actions>
    </Panel>
  );
}

/** An application with its text, history and the viewer's actions. */
export function ApplicationPage({ application }: { application: ShownApplication }) {
  const { id, status, applicantName, viewerIsApplicant, submittedAt, steps, vendor, answers } = application;
  const record = recordOf(application);
  const title = viewerIsApplicant ? `Your application: ${record.title}` : `Application from ${applicantName}`;
  const list = viewerIsApplicant
    ? { to: "/profile?tab=applications", label: "Your applications" }
    : { to: "/applications", label: "Applications" };
  return (
    <Page py={{ base: "6", md: "8" }}>
      <PageMetadata title={title} description="An application." path={`/applications/${id}`} hidden />
      <Breadcrumbs
        steps={[{ to: "/", label: "Home" }, list]}
        here={viewerIsApplicant ? record.title : title}
      />
      <PageHeading mt="4" overflowWrap="anywhere">
        {title}
      </PageHeading>
      <Line>
        For {record.canOpen ? <TextLink to={record.path}>{record.title}</TextLink> : record.title},{" "}
        {record.organization}
      </Line>
      {!record.canOpen && <Line>This listing isn't public right now. You can open it again once it is.</Line>}
      {vendor && (
        <Line>
          On behalf of <TextLink to={vendorPath(vendor)}>{vendor.name}</TextLink>
        </Line>
      )}
      <Standing>
        <ApplicationStatusBadge status={status} />
        {submittedAt && (
          <span>
            Submitted <DateFact at={submittedAt} />
          </span>
        )}
      </Standing>
      <DetailColumns
        factsLast
        facts={
          viewerIsApplicant ? (
            <Own application={application} />
          ) : status === "ACCEPTED" || status === "DECLINED" ? (
            <Panel title="Decided">This decision is final, and the applicant has been told.</Panel>
          ) : (
            <DecisionForm application={application} />
          )
        }
      >
        {viewerIsApplicant && status === "ACCEPTED" && <NamingRequest applicationId={id} />}
        <RecordSection title="Proposal">
          <ApplicationText application={application} />
        </RecordSection>
        {answers.length > 0 && (
          <RecordSection title="Answers">
            <AnswerList answers={answers} />
          </RecordSection>
        )}
        {steps.length > 0 && (
          <RecordSection title="History">
            <ApplicationSteps application={application} />
          </RecordSection>
        )}
      </DetailColumns>
    </Page>
  );
}
