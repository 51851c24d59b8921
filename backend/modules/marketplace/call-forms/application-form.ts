import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import type { AnswerFileType, QuestionKind } from "./question.rules.ts";
import { AnswerFileTypes, QuestionKinds } from "./question-kind.ts";

@ObjectType({ description: "A question of an application form." })
export class FormQuestion {
  @Field(() => ID, { description: "Stays the same in all versions of the form." })
  id: string;

  @Field(() => QuestionKinds, { description: "How it is answered." })
  kind: QuestionKind;

  @Field({ description: "The question." })
  label: string;

  @Field(() => String, { nullable: true, description: "What helps to answer it; null if nothing." })
  help: string;

  @Field({ description: "Whether an application can't be submitted without an answer." })
  isRequired: boolean;

  @Field({ description: "Whether the answer tells who applies." })
  isIdentifying: boolean;

  @Field(() => [String], { description: "What can be chosen." })
  choices: readonly string[];

  @Field(() => Int, { nullable: true, description: "The most characters of a text." })
  maxLength: number | null;

  @Field(() => Float, { nullable: true, description: "The least number." })
  min: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "The greatest number; of a budget, the most that the call funds.",
  })
  max: number | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The first day that a date may be." })
  earliest: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The last day that a date may be." })
  latest: string | null;

  @Field(() => String, { nullable: true, description: "The currency of a budget, as ISO 4217 says." })
  currency: string | null;

  @Field(() => Int, { nullable: true, description: "The most files." })
  maxFiles: number | null;

  @Field(() => Int, { nullable: true, description: "The most megabytes of a file." })
  maxMegabytes: number | null;

  @Field(() => [AnswerFileTypes], { description: "The files that it takes." })
  fileTypes: readonly AnswerFileType[];

  @Field(() => String, {
    nullable: true,
    description: "Why somebody with another answer can't apply; null if the question doesn't decide that.",
  })
  reason: string | null;

  @Field(() => [String], {
    description:
      "The answers with which one can apply, if that is chosen; of a number, `min` and `max` decide it, of a date, `earliest` and `latest`.",
  })
  accepted: readonly string[];
}

@ObjectType({ description: "What a call asks of those who apply." })
export class ApplicationForm {
  @Field(() => Int, { description: "Its version; each edit makes a new one. 0 if there was never a form." })
  version: number;

  @Field(() => [FormQuestion], { description: "Its questions, in order." })
  questions: readonly FormQuestion[];
}

@InputType({ description: "A question of an application form." })
export class FormQuestionInput {
  @Field(() => ID, { nullable: true, description: "The id of a question that stays; null for a new one." })
  id?: string | null;

  @Field(() => QuestionKinds, { description: "How it is answered; that of a question that stays is kept." })
  kind: QuestionKind;

  @Field({ description: "The question; 1 to 300 characters." })
  label: string;

  @Field(() => String, { nullable: true, description: "What helps to answer; at most 1,000 characters." })
  help?: string | null;

  @Field({ defaultValue: false, description: "Whether an application can't be submitted without an answer." })
  isRequired: boolean;

  @Field({
    defaultValue: false,
    description: "Whether the answer tells who applies, so that it is hidden in a blind review.",
  })
  isIdentifying: boolean;

  @Field(() => [String], { nullable: true, description: "2 to 50 choices of at most 200 characters." })
  choices?: string[] | null;

  @Field(() => Int, { nullable: true, description: "The most characters of a text." })
  maxLength?: number | null;

  @Field(() => Float, { nullable: true, description: "The least number." })
  min?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "The greatest number; of a budget, the most that the call funds.",
  })
  max?: number | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The first day that a date may be." })
  earliest?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The last day that a date may be." })
  latest?: string | null;

  @Field(() => String, { nullable: true, description: "The currency of a budget." })
  currency?: string | null;

  @Field(() => Int, { nullable: true, description: "The most files, 1 to 10; 1 if left out." })
  maxFiles?: number | null;

  @Field(() => Int, { nullable: true, description: "The most megabytes of a file, 1 to 20; 20 if left out." })
  maxMegabytes?: number | null;

  @Field(() => [AnswerFileTypes], { nullable: true, description: "The files that it takes." })
  fileTypes?: AnswerFileType[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Makes it a question of eligibility: why somebody with another answer can't apply; at most 500 characters. For the kinds YES_NO, CHOICE, NUMBER and DATE.",
  })
  reason?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "The answers with which one can apply; of a number, `min` and `max` decide it, of a date, `earliest` and `latest`.",
  })
  accepted?: string[] | null;
}

@InputType({ description: "A line of a budget." })
export class BudgetLineInput {
  @Field({ description: "What the money is for; at most 200 characters." })
  label: string;

  @Field(() => Float, { nullable: true, description: "The amount, with at most two decimals." })
  amount?: number | null;
}

@InputType({
  description: "The answer to a question of an application form; one with nothing in it is removed.",
})
export class AnswerInput {
  @Field(() => ID, { description: "The question's id." })
  questionId: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The answer to any kind of question but those below: a text, a number such as 1200.5, `Yes` or `No`, a choice, a day as YYYY-MM-DD, or a web address.",
  })
  value?: string | null;

  @Field(() => [String], { nullable: true, description: "The answer to a question of the kind CHOICES." })
  choices?: string[] | null;

  @Field(() => [BudgetLineInput], {
    nullable: true,
    description: "The answer to a question of the kind BUDGET, at most 30 lines.",
  })
  lines?: BudgetLineInput[] | null;
}
