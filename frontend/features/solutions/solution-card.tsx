import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { RatingStars } from "../../ui/display/rating-stars.tsx";
import { TagRow } from "../../ui/display/tag-row.tsx";
import { VerifiedIcon } from "../../ui/display/verified-mark.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import {
  CardCorner,
  CardFacts,
  CardFoot,
  CardFrame,
  CardHead,
  CardSubtitle,
  CardText,
  CardTitle,
} from "../../ui/layout/card.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { Logo } from "../pictures/logo.tsx";
import { solutionPath } from "../record/record-path.ts";
import {
  type SolutionCard_SolutionFragment,
  SolutionCard_SolutionFragmentDoc,
} from "./solution-card.generated.ts";

const Pricing = chakra("p", {
  base: {
    display: "flex",
    alignItems: "flex-end",
    // Reserves two lines, so that a long price doesn't shift adjacent content.
    minHeight: { md: "2lh" },
    fontSize: "sm",
    fontWeight: "semibold",
  },
});

type Props = {
  solution: FragmentType<SolutionCard_SolutionFragment>;
  /** The list's current search, so that the page can link back to it. */
  from?: string;
  /** Maximum number of features on a card. */
  tags?: number;
};

/** A solution in a list. Its title carries the link; "View Details" leads to the same page. */
export function SolutionCard({ solution, from, tags = 3 }: Props) {
  const { data } = useSuspenseFragment({ fragment: SolutionCard_SolutionFragmentDoc, from: solution });
  const { title, vendor, category, features } = data;
  const link = { to: solutionPath(data), state: { from } };
  return (
    <CardFrame>
      <CardHead>
        <Logo name={title} logo={data.logo} />
        <chakra.div minWidth="0">
          <CardTitle link={link}>{title}</CardTitle>
          <CardSubtitle>
            {vendor.name}
            {vendor.verified && (
              <>
                {"\u00a0"}
                <VerifiedIcon>Verified vendor</VerifiedIcon>
              </>
            )}
          </CardSubtitle>
        </chakra.div>
      </CardHead>
      <CardCorner>
        <BookmarkButton of={{ kind: "SOLUTION", id: data.id, title: title, saved: data.viewerHasSaved }} />
      </CardCorner>
      <CardFacts>
        <RatingStars rating={data.rating} reviewCount={data.reviewCount} compact />
        <span>{category.name}</span>
      </CardFacts>
      <CardText>{data.description}</CardText>
      <TagRow label="Features" tags={features} max={tags} />
      <Pricing title={data.pricing ?? undefined}>{data.pricing || "Price not listed"}</Pricing>
      <CardFoot>
        <ButtonLink {...link} position="relative">
          View Details
          <VisuallyHidden> of {title}</VisuallyHidden>
        </ButtonLink>
        <CompareToggle solution={data} variant="ghost" px="2" me="-2" fontWeight="medium" />
      </CardFoot>
    </CardFrame>
  );
}
