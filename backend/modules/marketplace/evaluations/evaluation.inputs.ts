import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "A criterion and its weight." })
export class EvaluationCriterionInput {
  @Field(() => ID, { nullable: true, description: "The id of a criterion that stays; null for a new one." })
  id?: string | null;

  @Field({ description: "What is judged, at most 120 characters." })
  title: string;

  @Field(() => Int, { description: "0 to 100; counts relative to the other weights." })
  weight: number;

  @Field({ description: "Whether a candidate has to meet it." })
  must: boolean;
}

@InputType({
  description:
    "The name, need and dates of an evaluation. In an edit, an optional field that is left out stays as it is; null or an empty text removes its value.",
})
export class EvaluationInput {
  @Field({ description: "1 to 80 characters." })
  name: string;

  @Field(() => String, { nullable: true, description: "What is needed, at most 5,000 characters." })
  need?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The day by which vendors are asked." })
  questionsDue?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The day by which vendors answer." })
  answersDue?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The day of the demonstrations." })
  demosOn?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The day of the decision." })
  decideOn?: string | null;
}

@InputType({ description: "A candidate that isn't in the catalog." })
export class NamedCandidateInput {
  @Field({ description: "1 to 200 characters." })
  name: string;

  @Field({ defaultValue: "", description: "Its vendor, at most 120 characters." })
  vendorName: string;

  @Field(() => String, { nullable: true, description: "An http or https address." })
  website?: string | null;
}

@InputType({ description: "A score of a candidate by one criterion." })
export class EvaluationScoreInput {
  @Field(() => ID, { description: "The criterion." })
  criterionId: string;

  @Field(() => Int, { nullable: true, description: "0 to 5; null for “don't know”." })
  score?: number | null;

  @Field({ defaultValue: "", description: "Why, at most 1,000 characters." })
  note: string;
}

@InputType({ description: "What is decided, and why." })
export class EvaluationDecisionInput {
  @Field(() => ID, { description: "The chosen candidate." })
  chosenId: string;

  @Field(() => ID, { nullable: true, description: "The runner-up; null for none." })
  runnerUpId?: string | null;

  @Field({ description: "Why, 1 to 5,000 characters." })
  reasons: string;
}
