import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { Badge, Tag, TagList } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { RatingStars } from "../../ui/rating-stars.tsx";
import { VendorMark } from "../../ui/vendor-mark.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { CardFrame } from "./solution-card.frame.tsx";
import {
  type SolutionCard_SolutionFragment,
  SolutionCard_SolutionFragmentDoc,
} from "./solution-card.generated.ts";
import { solutionPath } from "./solution-path.ts";

/** How many features a card shows. */
const FEATURES = 3;

const Head = chakra("div", { base: { display: "flex", alignItems: "center", gap: "3" } });
const Title = chakra("h3", {
  base: { fontSize: "lg", fontWeight: "semibold", lineHeight: "short", lineClamp: 2 },
});
const Target = chakra(Link, {
  base: {
    _hover: { color: "accent" },
    _focusVisible: { outline: "none" },
    // The whole card is the link's target.
    "&::after": { content: '""', position: "absolute", inset: "0", borderRadius: "lg" },
    "&:focus-visible::after": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
  },
});
const Vendor = chakra("p", { base: { color: "fg.muted", fontSize: "sm", lineClamp: 1 } });
const Description = chakra("p", { base: { color: "fg.muted", fontSize: "sm", lineClamp: 3 } });
const Foot = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    mt: "auto",
    pt: "3.5",
    borderTopWidth: "1px",
    borderColor: "line",
  },
});
const Pricing = chakra("p", {
  base: { minWidth: "0", fontSize: "sm", fontWeight: "semibold", lineClamp: 3 },
});

type Props = {
  solution: FragmentType<SolutionCard_SolutionFragment>;
  /** The list's search, so that the page can lead back to it. */
  from?: string;
};

/** A solution in a list. Its title carries the link; "View Details" leads to the same page. */
export function SolutionCard({ solution, from }: Props) {
  const { data } = useSuspenseFragment({ fragment: SolutionCard_SolutionFragmentDoc, from: solution });
  const { id, title, vendor, category, features } = data;
  const link = { to: solutionPath(data), state: { from } };
  return (
    <CardFrame>
      <Head>
        <VendorMark name={title} />
        <chakra.div minWidth="0">
          <Title>
            <Target {...link} id={`solution-${id}`}>
              {title}
            </Target>
          </Title>
          <Vendor>{vendor.name}</Vendor>
        </chakra.div>
      </Head>
      <RatingStars rating={data.rating} reviewCount={data.reviewCount} />
      <Badge>{category.name}</Badge>
      <Description>{data.description}</Description>
      <TagList aria-label="Features">
        {features.slice(0, FEATURES).map((feature) => (
          <Tag key={feature}>{feature}</Tag>
        ))}
      </TagList>
      <Foot>
        <Pricing>{data.pricing}</Pricing>
        <ButtonLink {...link} position="relative" flexShrink="0">
          View Details
          <VisuallyHidden> of {title}</VisuallyHidden>
        </ButtonLink>
      </Foot>
    </CardFrame>
  );
}
