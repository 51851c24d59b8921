import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { TextLink } from "../../ui/display/text-link.tsx";
import { DateFact } from "../record/date-fact.tsx";
import { applicationPath } from "./application-paths.ts";
import {
  type ApplicationRow_ApplicationFragment,
  ApplicationRow_ApplicationFragmentDoc,
} from "./application-row.generated.ts";
import { ApplicationStatusBadge } from "./application-status.tsx";

const Row = chakra("li", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "1" },
});
const Line = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const Beginning = chakra("p", { base: { mt: "2", maxWidth: "prose", lineClamp: 2 } });

/** An application in a list: reviewers see its applicant, the applicant sees what it is for. */
export function ApplicationRow({
  application,
}: {
  application: FragmentType<ApplicationRow_ApplicationFragment>;
}) {
  const { data } = useSuspenseFragment({
    fragment: ApplicationRow_ApplicationFragmentDoc,
    from: application,
  });
  const { id, status, applicantName, viewerIsApplicant, affiliation, text, submittedAt, updatedAt } = data;
  const record = data.opportunity ?? data.collaboration;
  const { title = "", organization = "" } = record ?? {};
  return (
    <Row>
      <Head>
        <TextLink to={applicationPath(id)} fontWeight="medium">
          {viewerIsApplicant ? title : applicantName}
        </TextLink>
        <ApplicationStatusBadge status={status} />
      </Head>
      <Line>
        {viewerIsApplicant ? organization : [affiliation, `for ${title}`].filter(Boolean).join(", ")}
        {submittedAt ? ", submitted " : ", last changed "}
        <DateFact at={submittedAt ?? updatedAt} />
      </Line>
      {!viewerIsApplicant && <Beginning>{text}</Beginning>}
    </Row>
  );
}
