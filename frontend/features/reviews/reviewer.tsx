import { chakra } from "@chakra-ui/react";
import {
  DIMENSION_NAMES,
  DIMENSIONS,
  REVIEWER_ROLE_LABELS,
  type ReviewerRole,
} from "../../../backend/modules/catalog/reviews/reviewer.rules.ts";
import { counted } from "../../../backend/shared/text/counted.rules.ts";
import { labelOf } from "../listing/address.ts";
import { solutionsListing } from "../listing/lists/solutions.generated.ts";
import type { ReviewItem_ReviewFragment } from "./reviews.generated.ts";

/** Returns what a reviewer says of themselves, in words. */
export function reviewerInWords(review: ReviewItem_ReviewFragment): string[] {
  const { reviewerRole, reviewerLevel, sport, monthsUsed } = review;
  return [
    ...(reviewerRole ? [REVIEWER_ROLE_LABELS[reviewerRole.toLowerCase() as ReviewerRole]] : []),
    ...(reviewerLevel ? [labelOf(solutionsListing.filters.level, reviewerLevel)] : []),
    ...(sport ? [sport.name] : []),
    ...(monthsUsed === null ? [] : [`used for ${counted(monthsUsed, "month")}`]),
  ];
}

/** The dimensions that a review rates, in one line. */
export function RatedDimensions({ review }: { review: ReviewItem_ReviewFragment }) {
  const rated = DIMENSION_NAMES.filter((name) => review[name] !== null);
  if (rated.length === 0) return null;
  return (
    <chakra.p mt="3" fontSize="sm" fontVariantNumeric="tabular-nums">
      {rated.map((name) => `${DIMENSIONS[name]} ${review[name]}/5`).join(" · ")}
    </chakra.p>
  );
}
