import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/display/badge.tsx";
import { capitalize, formatBudget } from "../../ui/display/format.ts";
import { TagRow } from "../../ui/display/tag-row.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import {
  CardCorner,
  CardFoot,
  CardFrame,
  CardHead,
  CardSubtitle,
  CardText,
  CardTitle,
} from "../../ui/layout/card.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { ApplyLink } from "../record/apply-link.tsx";
import { DaysLeft } from "../record/days-left.tsx";
import { opportunityEditPath, opportunityPath } from "../record/record-path.ts";
import {
  type OpportunityCard_OpportunityFragment,
  OpportunityCard_OpportunityFragmentDoc,
} from "./opportunity-card.generated.ts";
import { TypeMark } from "./type-mark.tsx";

const Badges = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "1.5" } });
const Terms = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1", fontSize: "sm" },
});

type Props = {
  opportunity: FragmentType<OpportunityCard_OpportunityFragment>;
  /** The list's current search, so that the page can link back to it. */
  from?: string;
};

/** An opportunity in a list. "Apply Now" links to the application section of its page; its owner edits it instead. */
export function OpportunityCard({ opportunity, from }: Props) {
  const { data } = useSuspenseFragment({
    fragment: OpportunityCard_OpportunityFragmentDoc,
    from: opportunity,
  });
  const { title, organization, type, category, description, budget, daysLeft, matchPercentage } = data;
  const path = opportunityPath(data);
  return (
    <CardFrame>
      <CardHead>
        <TypeMark type={type} />
        <chakra.div minWidth="0">
          <CardTitle link={{ to: path, state: { from } }}>{title}</CardTitle>
          <CardSubtitle>{organization}</CardSubtitle>
        </chakra.div>
      </CardHead>
      <CardCorner>
        <BookmarkButton of={{ kind: "OPPORTUNITY", id: data.id, title: title, saved: data.viewerHasSaved }} />
      </CardCorner>
      <Badges>
        <Badge>{capitalize(type)}</Badge>
        <Badge colorPalette="gray">{category}</Badge>
        {matchPercentage !== null && matchPercentage > 0 && !data.viewerOwns && (
          <Badge colorPalette="green">{matchPercentage}% match</Badge>
        )}
      </Badges>
      <CardText>{description}</CardText>
      <TagRow label="Requirements" tags={data.requirements} />
      <CardFoot>
        <Terms>
          <chakra.span fontWeight="semibold">{formatBudget(budget)}</chakra.span>
          <DaysLeft daysLeft={daysLeft} />
        </Terms>
        {data.viewerOwns ? (
          <ButtonLink to={opportunityEditPath(data)} position="relative" flexShrink="0">
            Edit
            <VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
        ) : (
          <ApplyLink path={path} title={title} from={from} applied={data.viewerHasApplied}>
            Apply Now
            <VisuallyHidden> for {title}</VisuallyHidden>
          </ApplyLink>
        )}
      </CardFoot>
    </CardFrame>
  );
}
