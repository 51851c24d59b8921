import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { type ApplicationKind, ApplicationKinds } from "../applications/applied-record.ts";
import { type RoundState, RoundStates } from "./round-state.ts";

@ObjectType({ description: "A criterion by which a jury scores." })
export class JuryCriterion {
  @Field(() => ID)
  id: number;

  @Field({ description: "What is judged." })
  title: string;

  @Field(() => String, { nullable: true, description: "What is meant; null if nobody said." })
  description: string;

  @Field(() => Int, { description: "0 to 100; counts relative to the other weights." })
  weight: number;

  @Field(() => Float, { description: "Its share of all weights, 0 to 1." })
  share: number;

  @Field(() => [String], { description: "What each score means, from the lowest on; may be shorter." })
  anchors: string[];
}

@ObjectType({ description: "A round of reviews, with how far it is." })
export class JuryRound {
  @Field(() => ID)
  id: number;

  @Field({ description: "Such as Screening." })
  name: string;

  @Field(() => GraphQLLocalDate, {
    description: "The day at whose end, in the hub's time zone, it closes.",
  })
  closesOn: string;

  @Field({ description: "Whether reviewers don't see who applies until it closes." })
  isBlind: boolean;

  @Field(() => Int, { description: "How many reviewers each application is to get." })
  reviewsEach: number;

  @Field(() => RoundStates, { description: "Where it stands." })
  state: RoundState;

  @Field(() => Int, { description: "How many applications are in it; withdrawn ones don't count." })
  applicationCount: number;

  @Field(() => Int, { description: "How many applications have fewer reviewers than planned." })
  shortCount: number;

  @Field(() => Int, { description: "How many reviews were assigned." })
  assignedCount: number;

  @Field(() => Int, { description: "How many of them are submitted." })
  submittedCount: number;

  @Field(() => Date, { nullable: true, description: "When the reviewers were last reminded by hand." })
  remindedAt: Date | null;
}

@ObjectType({ description: "A reviewer of a jury, or somebody who was invited to be one." })
export class JuryReviewer {
  @Field(() => ID)
  id: number;

  @Field({ description: "Their name, or the address that the invitation went to." })
  name: string;

  @Field(() => Date, { nullable: true, description: "When they joined; null while they are invited." })
  joinedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When they left or were removed; what they scored counts.",
  })
  leftAt: Date | null;

  @Field(() => Int, { description: "How many reviews they were assigned, in all rounds." })
  assignedCount: number;

  @Field(() => Int, { description: "How many of them they have submitted." })
  submittedCount: number;
}

@ObjectType({ description: "How the applications to a call are judged; seen by those who decide on them." })
export class Jury {
  @Field(() => ID, { description: "The kind of the call and its id." })
  id: string;

  @Field(() => ApplicationKinds, { description: "The kind of the call." })
  kind: ApplicationKind;

  @Field(() => ID, { description: "The id of the call." })
  recordId: number;

  @Field({ description: "The call's title." })
  title: string;

  @Field({ description: "The path of the call's page." })
  path: string;

  @Field(() => Int, {
    nullable: true,
    description: "What the call funds, in whole dollars; null if it doesn't say.",
  })
  budget: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Changes with each edit, which send it back; null before there is a jury.",
  })
  version: number | null;

  @Field(() => Int, { description: "The lowest score, 0 or 1; the best is 5." })
  lowestScore: number;

  @Field(() => [JuryCriterion], { description: "The criteria that count, in order." })
  criteria: JuryCriterion[];

  @Field(() => [JuryRound], { description: "The rounds, in order." })
  rounds: JuryRound[];

  @Field(() => [JuryReviewer], { description: "The reviewers and those invited, in order." })
  reviewers: JuryReviewer[];

  @Field(() => String, {
    nullable: true,
    description: "The text of the public result; null if there is none.",
  })
  resultText: string;

  @Field(() => Date, { nullable: true, description: "When the result was published; null while it isn't." })
  publishedAt: Date | null;
}
