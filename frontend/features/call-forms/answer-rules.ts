import { mixed } from "yup";
import {
  answerProblem,
  ineligibility,
} from "../../../backend/modules/marketplace/call-forms/answer.rules.ts";
import {
  answerField,
  type Question,
} from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import { givenIn, hasUnreadAmount } from "./answer-values.ts";

/** The form's texts by the field of their question. */
export type AnswerTexts = { [field: `answer_${string}`]: string };

/** Returns the validation rules of the answers in a form. */
export const answerRules = (questions: readonly Question[], filesOf: (id: string) => number) =>
  Object.fromEntries(
    questions.map((question) => [
      answerField(question.id),
      mixed().test("answer", (value, { createError }) => {
        const text = typeof value === "string" ? value : "";
        const problem =
          question.kind === "budget" && hasUnreadAmount(text)
            ? "Enter amounts such as 1200 or 99.50"
            : answerProblem(question, givenIn(question, text), filesOf(question.id));
        return problem ? createError({ message: problem }) : true;
      }),
    ]),
  );

/** What the answers say about whether one may apply. */
export type Eligibility =
  | { kind: "open" | "eligible" }
  /** The owner's reasons. */
  | { kind: "refused"; reasons: readonly string[] };

/** Returns whether one may apply with these answers: `open` until all questions that decide it are answered. */
export function eligibilityOf(questions: readonly Question[], texts: AnswerTexts): Eligibility {
  const deciding = questions.filter(({ reason }) => reason !== null);
  const given = deciding.map((question) => ({
    question,
    value: givenIn(question, texts[answerField(question.id)] ?? ""),
  }));
  const reasons = given.flatMap(({ question, value }) => ineligibility(question, value) ?? []);
  if (reasons.length > 0) return { kind: "refused", reasons: [...new Set(reasons)] };
  const isAnswered = given.every(({ question, value }) => answerProblem(question, value) === undefined);
  return { kind: isAnswered ? "eligible" : "open" };
}
