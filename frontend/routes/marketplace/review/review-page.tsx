import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { REVIEWS } from "../../../../backend/modules/marketplace/juries/jury-paths.rules.ts";
import { AnswerFileLinks } from "../../../features/call-forms/answer-file-links.tsx";
import type { JuryReview_FactsFragment } from "../../../features/juries/juries.generated.ts";
import { EndFact } from "../../../features/record/end-fact.tsx";
import { Prose, RecordSection } from "../../../features/record/record-section.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Breadcrumbs } from "../../../ui/layout/breadcrumbs.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { Discussion, Opinions } from "./opinions.tsx";
import { ReviewForm } from "./review-form.tsx";

const Line = chakra("p", {
  base: { mt: "3", maxWidth: "prose", color: "fg.muted", overflowWrap: "anywhere" },
});
const Sides = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
    gap: { base: "8", lg: "12" },
    mt: "8",
  },
});

type Props = { review: JuryReview_FactsFragment };
type Judged = NonNullable<Props["review"]["judged"]>;

/** What a reviewer reads: the application, without what says who applies while that is hidden. */
function Application({ application, task }: Pick<Props["review"], "application" | "task">) {
  const { applicantName, affiliation, vendorName, contactEmail, text, links, answers } = application;
  const who = [applicantName, affiliation, vendorName, contactEmail].filter(Boolean).join(", ");
  return (
    <div>
      {task.isHidden ? (
        <Line mt="0" mb="6">
          This round is blind: names, contact details, links, and answers and files that tell who applies are
          hidden until it closes. Other files are numbered.
        </Line>
      ) : (
        <chakra.p mb="6" overflowWrap="anywhere">
          <strong>From</strong> {who}
        </chakra.p>
      )}
      <RecordSection title="Proposal">
        <Prose>{text}</Prose>
        {links.length > 0 && (
          <chakra.ul mt="3" listStyleType="none">
            {links.map((link) => (
              <li key={link}>
                <chakra.a
                  href={link}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  textDecoration="underline"
                  overflowWrap="anywhere"
                >
                  {link}
                </chakra.a>
              </li>
            ))}
          </chakra.ul>
        )}
      </RecordSection>
      {answers.map(({ questionId, label, value, files }) => (
        <RecordSection key={questionId} title={label}>
          {files.length > 0 ? <AnswerFileLinks files={files} /> : <Prose>{value ?? "No answer"}</Prose>}
        </RecordSection>
      ))}
    </div>
  );
}

/** Says that the application was rewritten after the reviewer judged it, and shows what they judged. */
function JudgedBefore({ judged, task }: Pick<Props["review"], "task"> & { judged: Judged }) {
  const [isShown, setShown] = useState(false);
  return (
    <Panel title="Changed Since Your Review">
      <p>
        The applicant rewrote this application after you reviewed it. Your review still counts.
        {task.state === "OPEN" && " You can change it until the round closes."}
      </p>
      <Button mt="3" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? "Hide What You Reviewed" : "Show What You Reviewed"}
      </Button>
      {isShown && (
        <chakra.section aria-label="What you reviewed" mt="5">
          <Application application={judged} task={task} />
        </chakra.section>
      )}
    </Panel>
  );
}

/** An application beside the form of its review; after it is submitted, what others think. */
export function ReviewPage({ review }: Props) {
  const { task, version } = review;
  const { number, title, path, organization, roundName, closesOn, state, submittedAt } = task;
  return (
    <Page py={{ base: "6", md: "8" }}>
      <PageMetadata
        title={`Application ${number}: ${title}`}
        description="A review of an application."
        hidden
      />
      <Breadcrumbs
        steps={[
          { to: "/", label: "Home" },
          { to: REVIEWS, label: "Your Reviews" },
        ]}
        here={`Application ${number}`}
      />
      <PageHeading mt="4" overflowWrap="anywhere">
        Application {number}
      </PageHeading>
      <Line>
        To <TextLink to={path}>{title}</TextLink>, {organization}
      </Line>
      <Line display="flex" flexWrap="wrap" columnGap="3" alignItems="center">
        {submittedAt ? <Badge colorPalette="green">Submitted</Badge> : <Badge>Open</Badge>}
        <span>
          {roundName}: {state === "CLOSED" ? "closed, so nothing can change" : "open until "}
          {state !== "CLOSED" && <EndFact at={closesOn} />}
        </span>
      </Line>
      <Sides>
        <Application application={review.application} task={task} />
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" alignContent="start">
          {review.judged && <JudgedBefore judged={review.judged} task={task} />}
          <ReviewForm key={version} review={review} />
          {review.others && <Opinions review={review} others={review.others} />}
          {review.discussion && <Discussion review={review} comments={review.discussion} />}
          {state === "OPEN" && <ConflictPanel review={review} />}
        </chakra.div>
      </Sides>
    </Page>
  );
}
