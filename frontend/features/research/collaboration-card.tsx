import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { Badge } from "../../ui/display/badge.tsx";
import { formatBudget } from "../../ui/display/format.ts";
import { TagRow } from "../../ui/display/tag-row.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { CardCorner, CardFoot, CardFrame, CardSubtitle, CardText, CardTitle } from "../../ui/layout/card.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { ApplyLink } from "../record/apply-link.tsx";
import { EndFact } from "../record/end-fact.tsx";
import { collaborationPath } from "../record/record-path.ts";
import {
  type CollaborationCard_CollaborationFragment,
  CollaborationCard_CollaborationFragmentDoc,
} from "./collaboration-card.generated.ts";

const Terms = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1", fontSize: "sm", color: "fg.muted" },
});

type Props = {
  collaboration: FragmentType<CollaborationCard_CollaborationFragment>;
  /** The list's current search, so that the page can link back to it. */
  from?: string;
};

/** A collaboration in a list. "Apply for Partnership" links to the application section of its page. */
export function CollaborationCard({ collaboration, from }: Props) {
  const { data } = useSuspenseFragment({
    fragment: CollaborationCard_CollaborationFragmentDoc,
    from: collaboration,
  });
  const { title, organization, type, description, budget, duration, dueDate, requirements, isActive } = data;
  const path = collaborationPath(data);
  return (
    <CardFrame>
      <chakra.div display="flex" flexWrap="wrap" gap="1.5">
        <Badge>{type}</Badge>
        {!isActive && <Badge colorPalette="red">Closed</Badge>}
      </chakra.div>
      <div>
        <CardTitle link={{ to: path, state: { from } }}>{title}</CardTitle>
        <CardSubtitle mt="1">{organization}</CardSubtitle>
      </div>
      <CardCorner beside="badges">
        <BookmarkButton
          of={{ kind: "COLLABORATION", id: data.id, title: title, saved: data.viewerHasSaved }}
        />
      </CardCorner>
      <CardText>{description}</CardText>
      <TagRow label="Requirements" tags={requirements} />
      <Terms>
        <chakra.span color="fg" fontWeight="semibold">
          {formatBudget(budget)}
        </chakra.span>
        {duration && <span>{duration}</span>}
        {dueDate && (
          <span>
            Apply by <EndFact at={dueDate} />
          </span>
        )}
      </Terms>
      <CardFoot>
        <ApplyLink path={path} title={title} from={from} applied={data.viewerHasApplied}>
          Apply for Partnership
          <VisuallyHidden> on {title}</VisuallyHidden>
        </ApplyLink>
      </CardFoot>
    </CardFrame>
  );
}
