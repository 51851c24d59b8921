import { linksOf } from "../../../backend/modules/marketplace/applications/application.rules.ts";
import {
  answerField,
  type Question,
} from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import type { ApplicationInput } from "../../graphql/schema.generated.ts";
import type { AnswerTexts } from "../call-forms/answer-rules.ts";
import { answerText, inputOf, type ShownAnswer } from "../call-forms/answer-values.ts";

/** The form's values for an application; links are separated by line breaks. */
export type DraftValues = {
  affiliation: string;
  /** The id of the vendor that it is made for; empty for oneself. */
  vendorId: string;
  contactEmail: string;
  text: string;
  links: string;
} & AnswerTexts;

/** The fields of an application that the form edits. */
type Written = {
  affiliation: string | null;
  contactEmail: string | null;
  text: string | null;
  links: readonly string[];
  vendor: { id: string } | null;
  answers: readonly ShownAnswer[];
};

/** Returns the form's values of the answers to these questions. */
export const answerTexts = (questions: readonly Question[], answers: readonly ShownAnswer[]): AnswerTexts =>
  Object.fromEntries(
    questions.map((question) => [
      answerField(question.id),
      answerText(
        question,
        answers.find(({ questionId }) => questionId === question.id),
      ),
    ]),
  );

/** Converts an application into the form's values. */
export const toValues = (
  { affiliation, vendor, contactEmail, text, links, answers }: Written,
  questions: readonly Question[],
): DraftValues => ({
  affiliation: affiliation ?? "",
  vendorId: vendor?.id ?? "",
  contactEmail: contactEmail ?? "",
  text: text ?? "",
  links: links.join("\n"),
  ...answerTexts(questions, answers),
});

/** Converts the form's values into the mutation's input. */
export const toInput = (
  { affiliation, contactEmail, text, links, vendorId, ...answers }: DraftValues,
  questions: readonly Question[],
): ApplicationInput => ({
  affiliation,
  contactEmail,
  text,
  vendorId: vendorId || null,
  links: linksOf(links),
  ...(questions.length > 0 && {
    answers: questions
      .filter(({ kind }) => kind !== "file")
      .map((question) => inputOf(question, (answers as AnswerTexts)[answerField(question.id)] ?? "")),
  }),
});

/** Whether two drafts are equal for the server. */
export const isSameDraft = (one: DraftValues, other: DraftValues, questions: readonly Question[]): boolean =>
  JSON.stringify(trimmed(one, questions)) === JSON.stringify(trimmed(other, questions));

const trimmed = (values: DraftValues, questions: readonly Question[]) => [
  values.affiliation.trim(),
  values.vendorId,
  values.contactEmail.trim(),
  values.text.trim(),
  ...linksOf(values.links),
  toInput(values, questions).answers,
];
