import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "A criterion of a jury." })
export class JuryCriterionInput {
  @Field(() => ID, { nullable: true, description: "The id of a criterion that stays; null for a new one." })
  id?: string | null;

  @Field({ description: "What is judged, at most 120 characters." })
  title: string;

  @Field({ defaultValue: "", description: "What is meant, in plain text of at most 1,000 characters." })
  description: string;

  @Field(() => Int, { description: "0 to 100; counts relative to the other weights." })
  weight: number;

  @Field(() => [String], {
    defaultValue: [],
    description: "What each score means, from the lowest on; at most 200 characters each.",
  })
  anchors: string[];
}

@InputType({ description: "A round of reviews." })
export class JuryRoundInput {
  @Field(() => ID, { nullable: true, description: "The id of a round that stays; null for a new one." })
  id?: string | null;

  @Field({ description: "Such as Screening; at most 80 characters." })
  name: string;

  @Field(() => GraphQLLocalDate, {
    description: "The day at whose end, in the hub's time zone, it closes.",
  })
  closesOn: string;

  @Field({ description: "Whether reviewers don't see who applies until it closes." })
  isBlind: boolean;

  @Field(() => Int, { description: "How many reviewers each application gets, 1 to 10." })
  reviewsEach: number;
}

@InputType({ description: "How the applications to a call are judged." })
export class JuryInput {
  @Field(() => Int, { description: "The lowest score, 0 or 1; the best is 5." })
  lowestScore: number;

  @Field(() => [JuryCriterionInput], { description: "1 to 20 criteria, in order." })
  criteria: JuryCriterionInput[];

  @Field(() => [JuryRoundInput], { description: "1 to 6 rounds, in order." })
  rounds: JuryRoundInput[];
}

@InputType({ description: "A reviewer's score for a criterion." })
export class JuryScoreInput {
  @Field(() => ID, { description: "The criterion." })
  criterionId: string;

  @Field(() => Int, { nullable: true, description: "From the scale of the jury; null for “can't judge”." })
  score?: number | null;
}
