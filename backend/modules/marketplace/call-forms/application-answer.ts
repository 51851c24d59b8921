import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import type { QuestionKind } from "./question.rules.ts";
import { QuestionKinds } from "./question-kind.ts";

@ObjectType({ description: "A file that answers a question of an application form." })
export class AnswerFile {
  @Field(() => ID)
  id: string;

  @Field({ description: "Its name, as it was uploaded; a number while reviewers don't see who applies." })
  name: string;

  @Field(() => Int, { description: "Its size, in bytes." })
  size: number;

  @Field({ description: "Its media type, by its content." })
  contentType: string;

  @Field({ description: "Its whole address, for its applicant and those who decide or review." })
  url: string;
}

@ObjectType({ description: "A line of the budget of an application." })
export class AnsweredBudgetLine {
  @Field({ description: "What the money is for." })
  label: string;

  @Field(() => Float, { description: "The amount, in the currency of the question." })
  amount: number;
}

@ObjectType({ description: "The budget of an application." })
export class ApplicationBudget {
  @Field(() => Float, { description: "The sum of its lines." })
  total: number;

  @Field({ description: "Its currency, as ISO 4217 says." })
  currency: string;

  @Field(() => [AnsweredBudgetLine], { description: "Its lines, in order." })
  lines: readonly AnsweredBudgetLine[];
}

@ObjectType({
  description: "The answer to a question of an application form, with the question as it was asked.",
})
export class ApplicationAnswer {
  @Field(() => ID, { description: "The question's id, the same in all versions of the form." })
  questionId: string;

  @Field({ description: "The question, as it was asked." })
  label: string;

  @Field(() => QuestionKinds, { description: "How it is answered." })
  kind: QuestionKind;

  @Field(() => String, {
    nullable: true,
    description:
      "The answer as people read it: a text, a number, choices, a day as YYYY-MM-DD, or a web address; null if there is none, or only files.",
  })
  value: string | null;

  @Field(() => [String], { description: "What was chosen, if several could be." })
  choices: readonly string[];

  @Field(() => ApplicationBudget, { nullable: true, description: "The budget, if that was asked for." })
  budget: ApplicationBudget | null;

  @Field(() => [AnswerFile], { description: "The files, in the order of their uploading." })
  files: readonly AnswerFile[];

  @Field({ description: "Whether the form's owner says that the answer tells who applies." })
  isIdentifying: boolean;

  @Field({ description: "Whether the current form still asks it; an answer stays when its question goes." })
  isAsked: boolean;
}
