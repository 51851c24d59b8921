import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { Badge, Tag, TagList } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import {
  CardCorner,
  CardFoot,
  CardFrame,
  CardHead,
  CardSubtitle,
  CardText,
  CardTitle,
} from "../../ui/card.tsx";
import { RatingStars } from "../../ui/rating-stars.tsx";
import { VendorMark } from "../../ui/vendor-mark.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { solutionPath } from "../record/record-path.ts";
import {
  type SolutionCard_SolutionFragment,
  SolutionCard_SolutionFragmentDoc,
} from "./solution-card.generated.ts";

const Kind = chakra("div", {
  base: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "2", width: "full" },
});
const Pricing = chakra("p", {
  base: { minWidth: "0", fontSize: "sm", fontWeight: "semibold", lineClamp: 3 },
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
        <VendorMark name={title} />
        <chakra.div minWidth="0">
          <CardTitle link={link}>{title}</CardTitle>
          <CardSubtitle>{vendor.name}</CardSubtitle>
        </chakra.div>
      </CardHead>
      <CardCorner>
        <BookmarkButton of={{ kind: "SOLUTION", id: data.id, title: title, saved: data.viewerHasSaved }} />
      </CardCorner>
      <RatingStars rating={data.rating} reviewCount={data.reviewCount} />
      <Kind>
        <Badge>{category.name}</Badge>
        <CompareToggle solution={data} variant="ghost" px="2" me="-2" my="-1.5" fontWeight="medium" />
      </Kind>
      <CardText>{data.description}</CardText>
      <TagList aria-label="Features">
        {features.slice(0, tags).map((feature) => (
          <Tag key={feature}>{feature}</Tag>
        ))}
      </TagList>
      <CardFoot>
        <Pricing>{data.pricing || "Price not given"}</Pricing>
        <ButtonLink {...link} position="relative" flexShrink="0">
          View Details
          <VisuallyHidden> of {title}</VisuallyHidden>
        </ButtonLink>
      </CardFoot>
    </CardFrame>
  );
}
