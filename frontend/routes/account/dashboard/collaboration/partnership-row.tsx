import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { applicationPath, membersOfPath } from "../../../../features/applications/application-paths.ts";
import { postedPath } from "../../../../features/postings/posting-paths.ts";
import { PostingStatusBadge } from "../../../../features/postings/posting-status.tsx";
import { useSuspenseFragment } from "../../../../graphql/hooks.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { formatCount } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden.tsx";
import {
  type PartnershipRow_PartnershipFragment as Partnership,
  PartnershipRow_PartnershipFragmentDoc,
} from "./partnership-row.generated.ts";

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
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
const Members = chakra("ul", { base: { mt: "2", fontSize: "sm", listStyleType: "none" } });

const counted = (count: number) => `${formatCount(count)} ${count === 1 ? "member" : "members"}`;

/** Describes who leads the partnership and how many members it has, from the viewer's perspective. */
function standing({ isLed, organization, memberCount }: Partnership): string {
  const others = memberCount - 1;
  if (isLed)
    return `Led by you for ${organization}, ${memberCount ? counted(memberCount) : "no members yet"}`;
  return others
    ? `Led by ${organization}, with you and ${formatCount(others)} more`
    : `Led by ${organization}, with you as the only member`;
}

/** A partnership with the members that the viewer may see. */
export function PartnershipRow({ partnership }: { partnership: FragmentType<Partnership> }) {
  const { data } = useSuspenseFragment({
    fragment: PartnershipRow_PartnershipFragmentDoc,
    from: partnership,
  });
  const { kind, recordId, title, status, isLed, applicationId, memberCount, members } = data;
  return (
    <Row>
      <chakra.div minWidth="0">
        <Head>
          <TextLink to={postedPath(data)} fontWeight="medium">
            {title}
          </TextLink>
          <PostingStatusBadge status={status} />
        </Head>
        <Line>{standing(data)}</Line>
        {members.length > 0 && (
          <Members aria-label={`Members of ${title}`}>
            {members.map(({ id, name, affiliation }) => (
              <li key={id}>
                <TextLink to={applicationPath(id)}>{name}</TextLink>
                {affiliation && <chakra.span color="fg.muted">, {affiliation}</chakra.span>}
              </li>
            ))}
          </Members>
        )}
      </chakra.div>
      {isLed && memberCount > 0 && (
        <ButtonLink to={membersOfPath(kind, recordId)}>
          All members<VisuallyHidden> of {title}</VisuallyHidden>
        </ButtonLink>
      )}
      {applicationId && (
        <ButtonLink to={applicationPath(applicationId)}>
          Your application<VisuallyHidden> to {title}</VisuallyHidden>
        </ButtonLink>
      )}
    </Row>
  );
}
