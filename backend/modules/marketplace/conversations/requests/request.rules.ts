import { array, object, string } from "yup";
import { oneLine, severalLines } from "../../../../shared/text/text.rules.ts";

/** The maximum number of vendors of one request. */
export const MAX_VENDORS = 5;

/** The maximum number of questions in a request. */
export const MAX_QUESTIONS = 8;

/** The maximum length of a question or an answer, in characters. */
export const MAX_QUESTION = 300;
export const MAX_ANSWER = 2000;

/** Validation rules of a request; `questions` is a text with one question per line. */
export const requestRules = object({
  title: oneLine()
    .required("What it's about is required")
    .max(120, "What it's about must be at most 120 characters"),
  text: severalLines().required("Message is required").max(5000, "Message must be at most 5000 characters"),
  questions: string()
    .required("Ask at least one question")
    .test("some", "Ask at least one question", (text) => questionsIn(text).length > 0)
    .test(
      "count",
      `Ask at most ${MAX_QUESTIONS} questions`,
      (text) => questionsIn(text).length <= MAX_QUESTIONS,
    )
    .test("length", `A question must be at most ${MAX_QUESTION} characters`, (text) =>
      questionsIn(text).every((question) => question.length <= MAX_QUESTION),
    ),
});

/** Validation rules of a request's vendors. */
export const vendorsRules = object({
  vendorIds: array()
    .of(string().required())
    .required()
    .min(1, "Choose a vendor")
    .max(MAX_VENDORS, `Choose at most ${MAX_VENDORS} vendors`),
});

/** Validation rules of an answer to one question; empty answers are omitted. */
export const answerRules = object({
  text: severalLines().max(MAX_ANSWER, `An answer must be at most ${MAX_ANSWER} characters`),
});

/** Splits a text into questions, one per line. */
export function questionsIn(text: string | null | undefined): string[] {
  return (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
