import { Field, ID, Int, ObjectType } from "type-graphql";
import { type CriterionKind, CriterionKinds, type Verdict, Verdicts } from "./criterion.ts";
import { type QuotedField, QuotedFields, QuotedPage } from "./judging/record-texts.ts";

@ObjectType({ description: "A passage of a record, verbatim." })
export class RecordQuote {
  @Field(() => QuotedFields, { description: "The field that it is quoted from." })
  field: QuotedField;

  @Field(() => Int, {
    nullable: true,
    description: "Which feature, tag or page of all its documents, from 0; null in the description.",
  })
  item: number | null;

  @Field(() => Int, { description: "Where it begins, in UTF-16 units." })
  start: number;

  @Field(() => Int, { description: "Where it ends." })
  end: number;

  @Field({ description: "The words." })
  quote: string;

  @Field(() => QuotedPage, {
    nullable: true,
    description: "The page that it is on; null where it isn't quoted from a document.",
  })
  page?: QuotedPage | null;
}

@ObjectType({ description: "What one solution's record says about a criterion." })
export class CriterionCell {
  @Field(() => ID, { description: "The solution's id." })
  solutionId: string;

  @Field(() => Verdicts, { description: "What the record says." })
  verdict: Verdict;

  @Field(() => RecordQuote, {
    nullable: true,
    description: "The words that say so; null if a fact says so, or if it is unknown.",
  })
  source: RecordQuote | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The fact that it was judged by, such as `Price band: Under $5k a year`; null if there is none.",
  })
  fact: string | null;
}

@ObjectType({ description: "A criterion of a brief, and what each solution says about it." })
export class ComparedCriterion {
  @Field(() => CriterionKinds, { description: "What kind of criterion it is." })
  kind: CriterionKind;

  @Field({ description: "The criterion in words." })
  text: string;

  @Field(() => [CriterionCell], { description: "One for each public solution, in the order asked for." })
  cells: CriterionCell[];
}
