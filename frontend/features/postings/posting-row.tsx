import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { TextLink } from "../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { receivedPath } from "../applications/application-paths.ts";
import { FITS } from "../matches/matches-path.ts";
import { DateFact } from "../record/date-fact.tsx";
import { EndFact } from "../record/end-fact.tsx";
import { postedEditPath, postedPath } from "./posting-paths.ts";
import { type PostingRow_PostingFragment, PostingRow_PostingFragmentDoc } from "./posting-row.generated.ts";
import { OUTCOMES, PostingStatusBadge } from "./posting-status.tsx";

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "4",
    rowGap: "3",
    py: "4",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "1" },
});
const Line = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const Reason = chakra("p", { base: { mt: "1", maxWidth: "prose", fontSize: "sm", lineClamp: 2 } });

/** A posting in its owner's list. */
export function PostingRow({ posting }: { posting: FragmentType<PostingRow_PostingFragment> }) {
  const { data } = useSuspenseFragment({ fragment: PostingRow_PostingFragmentDoc, from: posting });
  const { kind, recordId, title, organization, status, dueDate, outcome, updatedAt } = data;
  return (
    <Row>
      <chakra.div minWidth="0">
        <Head>
          <TextLink to={postedPath(data)} fontWeight="medium">
            {title}
          </TextLink>
          <PostingStatusBadge status={status} />
        </Head>
        <Line>
          {kind === "OPPORTUNITY" ? "Opportunity" : "Collaboration"} by {organization},{" "}
          {outcome && `${OUTCOMES[outcome].toLowerCase()}, `}
          {dueDate && status !== "CLOSED" && (
            <>
              due <EndFact at={dueDate} />,{" "}
            </>
          )}
          updated <DateFact at={updatedAt} />
        </Line>
        {data.pending && (
          <Line>
            {data.returnReason ? "Your changes were sent back." : "Your changes are being reviewed."}
          </Line>
        )}
        {data.returnReason && <Reason>Reason: {data.returnReason}</Reason>}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="start" gap="2">
        {data.applicationCount > 0 && (
          <ButtonLink to={receivedPath(kind, recordId)}>
            Applications ({data.applicationCount})<VisuallyHidden> to {title}</VisuallyHidden>
          </ButtonLink>
        )}
        {kind === "OPPORTUNITY" && status !== "CLOSED" && (
          <ButtonLink to={`${postedPath(data)}#${FITS}`}>
            Matching solutions and vendors<VisuallyHidden> for {title}</VisuallyHidden>
          </ButtonLink>
        )}
        <ButtonLink to={postedEditPath(data)}>
          Edit<VisuallyHidden> {title}</VisuallyHidden>
        </ButtonLink>
      </chakra.div>
    </Row>
  );
}
