import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Connection } from "../../../../shared/paging/connection.ts";
import { type ApplicationStatus, ApplicationStatuses } from "../../applications/application-status.ts";
import { ApplicationBudget } from "../../call-forms/application-answer.ts";
import { JuryComment, JuryScore } from "../reviewing/review.types.ts";

/** The orders of a round's applications. */
export const JuryOrders = { RANK: "rank", NUMBER: "number" } as const;

export type JuryOrder = (typeof JuryOrders)[keyof typeof JuryOrders];

registerEnumType(JuryOrders, {
  name: "JuryOrder",
  description: "The order of the applications in a round.",
  valuesConfig: {
    RANK: { description: "By the mean of their reviews, best first; those without a review last." },
    NUMBER: { description: "By their number in the round." },
  },
});

/** What those who decide see of a review wherever it stands. */
@ObjectType()
abstract class AssignedReview {
  @Field(() => ID)
  id: number;

  @Field({ description: "The reviewer's name." })
  reviewerName: string;

  @Field(() => Date, { nullable: true, description: "When it was submitted; null while it is open." })
  submittedAt: Date | null;

  @Field(() => Float, {
    nullable: true,
    description: "The weighted mean of its scores; null while it is open.",
  })
  mean: number | null;

  @Field(() => String, { nullable: true, description: "What the reviewer wrote; null if nothing yet." })
  comment: string;

  @Field({
    description: "Whether the application was rewritten after the review was submitted or last saved.",
  })
  hasChangedSince: boolean;
}

@ObjectType({ description: "A review of an application as those who decide see it." })
export class JuryAssignment extends AssignedReview {
  @Field(() => ID, { description: "The reviewer." })
  reviewerId: number;

  @Field(() => [JuryScore], { description: "Its scores by criterion; none while it is open." })
  scores: JuryScore[];
}

@ObjectType({ description: "Why a reviewer can't judge an application." })
export class JuryConflict {
  @Field(() => ID, { description: "The reviewer." })
  reviewerId: number;

  @Field({ description: "The reviewer's name." })
  reviewerName: string;

  @Field({ description: "What was declared, or found, in words." })
  why: string;
}

@ObjectType({
  description: "An application in a round, with its reviews and its place, for those who decide.",
})
export class JuryEntry {
  @Field(() => ID)
  id: number;

  @Field(() => Int, { description: "Its number in the round, by which reviewers speak of it." })
  number: number;

  @Field(() => ID, { description: "The application." })
  applicationId: number;

  @Field({ description: "Who applies." })
  applicantName: string;

  @Field(() => String, {
    nullable: true,
    description: "The vendor that it is made for; null if there is none.",
  })
  vendorName: string | null;

  @Field(() => ApplicationStatuses, { description: "The application's status." })
  status: ApplicationStatus;

  @Field({ description: "Whether it is in a later round, too." })
  isAdvanced: boolean;

  @Field(() => Int, { nullable: true, description: "Its place by the mean; null without a review." })
  place: number | null;

  @Field({ description: "Whether others have the same place." })
  isTied: boolean;

  @Field(() => Float, {
    nullable: true,
    description: "The mean of its reviews' weighted means; null without one.",
  })
  mean: number | null;

  @Field(() => Float, { nullable: true, description: "The lowest of these weighted means." })
  lowest: number | null;

  @Field(() => Float, { nullable: true, description: "The highest of these weighted means." })
  highest: number | null;

  @Field(() => Int, { description: "How many reviews are in." })
  reviewCount: number;

  @Field(() => ApplicationBudget, {
    nullable: true,
    description: "What it asks for; null if it doesn't say.",
  })
  budget: ApplicationBudget | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "What it and all those before it by rank ask for together, in US dollars; null if one of them asks in another currency, or doesn't say.",
  })
  runningTotal: number | null;

  @Field(() => [JuryAssignment], { description: "Its reviews, open ones included." })
  reviews: JuryAssignment[];

  @Field(() => [JuryConflict], { description: "The reviewers who can't judge it, and why." })
  conflicts: JuryConflict[];

  @Field(() => [JuryComment], { description: "The discussion, in order." })
  discussion: JuryComment[];
}

@ObjectType()
export class JuryEntryConnection extends Connection(JuryEntry) {}

@ObjectType({ description: "A review that was assigned in a round, as a row of a table." })
export class JuryReviewLine extends AssignedReview {
  @Field(() => Int, { description: "The application's number in the round." })
  number: number;

  @Field({ description: "Who applies." })
  applicantName: string;

  @Field({ description: "When it was assigned." })
  assignedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: "Its scores in words, such as `Impact: 4; Team: can't judge`; null while it is open.",
  })
  scores: string;
}

@ObjectType()
export class JuryReviewLineConnection extends Connection(JuryReviewLine) {}
