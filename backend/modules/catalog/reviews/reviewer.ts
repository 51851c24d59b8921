import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import type { FacetValue } from "../../../shared/listing/reading/facet-counts.ts";
import type { Dimension, ReviewerRole } from "./reviewer.rules.ts";

/** What reviewers do in sport. */
export const ReviewerRoles = {
  ATHLETE: "athlete",
  COACH: "coach",
  ANALYST: "analyst",
  MEDICAL: "medical",
  MANAGER: "manager",
  OPERATIONS: "operations",
  VOLUNTEER: "volunteer",
  OTHER: "other",
} as const satisfies Record<string, ReviewerRole>;

registerEnumType(ReviewerRoles, {
  name: "ReviewerRole",
  description: "What a reviewer does in sport.",
  valuesConfig: {
    ANALYST: { description: "Analyzes video or data." },
    ATHLETE: { description: "Competes or trains." },
    COACH: { description: "Coaches." },
    MANAGER: { description: "Manages a club or a team." },
    MEDICAL: { description: "Works in medicine, rehabilitation or performance." },
    OPERATIONS: { description: "Runs events or a venue." },
    OTHER: { description: "Something else." },
    VOLUNTEER: { description: "Helps without pay." },
  },
});

/** Who verified that a reviewer is a customer. */
export const ReviewProofs = { INVITATION: "invitation", ADMINISTRATOR: "administrator" } as const;
export type ReviewProof = (typeof ReviewProofs)[keyof typeof ReviewProofs];

registerEnumType(ReviewProofs, {
  name: "ReviewProof",
  description: "How it is known that a reviewer is a customer.",
  valuesConfig: {
    ADMINISTRATOR: { description: "An administrator checked it." },
    INVITATION: { description: "The vendor invited the address of the reviewer's account." },
  },
});

/** What a review can rate besides the whole. */
export const Dimensions = {
  EASE_OF_USE: "easeOfUse",
  SETUP: "setup",
  SUPPORT: "support",
  VALUE: "value",
  RELIABILITY: "reliability",
  DATA_ACCESS: "dataAccess",
} as const satisfies Record<string, Dimension>;

registerEnumType(Dimensions, {
  name: "ReviewDimension",
  description: "What a review can rate besides the whole.",
  valuesConfig: {
    DATA_ACCESS: { description: "How well one gets at one's own data." },
    EASE_OF_USE: { description: "How easy it is to use." },
    RELIABILITY: { description: "How reliably it works." },
    SETUP: { description: "How easy it is to set up." },
    SUPPORT: { description: "How well the vendor helps." },
    VALUE: { description: "What one gets for the money." },
  },
});

@ObjectType({ description: "What reviews say about one dimension." })
export class DimensionRating {
  @Field(() => Dimensions, { description: "What is rated." })
  dimension: Dimension;

  @Field(() => Float, { description: "The mean rating with one decimal, 1 to 5; 0 without answers." })
  average: number;

  @Field(() => Int, { description: "The number of reviews that rate it." })
  count: number;
}

/** Returns the ratings of each dimension from the numbers of reviews by rating. */
export function dimensionsOf(
  facets: Readonly<Partial<Record<Dimension, readonly FacetValue[]>>>,
): DimensionRating[] {
  return Object.values(Dimensions).map((dimension) => {
    const counted = facets[dimension] ?? [];
    const count = counted.reduce((sum, one) => sum + one.count, 0);
    const points = counted.reduce((sum, one) => sum + Number(one.value) * one.count, 0);
    return { dimension, count, average: count === 0 ? 0 : Math.round((points * 10) / count) / 10 };
  });
}
