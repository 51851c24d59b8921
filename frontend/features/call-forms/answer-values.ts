import { numberIn, storedAnswer } from "../../../backend/modules/marketplace/call-forms/answer.rules.ts";
import type {
  AnswerFileType,
  BudgetLine,
  Question,
  QuestionKind,
  StoredValue,
} from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import type { AnswerInput } from "../../graphql/schema.generated.ts";
import type { Answers_ApplicationFragment, Asked_QuestionFragment } from "./call-forms.generated.ts";

/** An answer as it is shown. */
export type ShownAnswer = Answers_ApplicationFragment["answers"][number];

/** Converts a question to what the rules take. */
export const questionOf = ({ kind, fileTypes, help, ...question }: Asked_QuestionFragment): Question => ({
  ...question,
  help: help ?? "",
  kind: kind.toLowerCase() as QuestionKind,
  fileTypes: fileTypes.map((type) => type.toLowerCase() as AnswerFileType),
});

/** A line of a budget as it is typed. */
export type TypedLine = { label: string; amount: string };

/** Reads a list from a form's text; an empty one if it holds none. */
export function listIn<Item>(text: string): Item[] {
  try {
    const found: unknown = JSON.parse(text || "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Converts an answer to the form's text; several choices and a budget are lists in JSON. */
export function answerText({ kind }: Question, answer: ShownAnswer | undefined): string {
  if (!answer) return "";
  if (kind === "choices") return answer.choices.length > 0 ? JSON.stringify(answer.choices) : "";
  if (kind !== "budget") return kind === "file" ? "" : (answer.value ?? "");
  const lines = answer.budget?.lines ?? [];
  return lines.length > 0
    ? JSON.stringify(lines.map(({ label, amount }) => ({ label, amount: String(amount) })))
    : "";
}

const linesIn = (text: string): { label: string; amount: number | null }[] =>
  listIn<TypedLine>(text)
    .filter(({ label, amount }) => label.trim() || amount.trim())
    .map(({ label, amount }) => ({ label, amount: numberIn(amount.trim()) ?? null }));

/** Converts the form's text to what the mutation takes. */
export function inputOf({ id, kind }: Question, text: string): AnswerInput {
  if (kind === "choices") return { questionId: id, choices: listIn<string>(text) };
  if (kind === "budget") return { questionId: id, lines: linesIn(text) };
  return { questionId: id, value: text.trim() };
}

/** Returns the answer in the form's text as the rules take it. */
export function givenIn(question: Question, text: string): StoredValue | null {
  return storedAnswer(question, inputOf(question, text));
}

/** The lines with an amount, for their sum. */
export const countedLines = (text: string): BudgetLine[] =>
  linesIn(text).map(({ label, amount }) => ({ label, amount: amount ?? 0 }));

/** Whether a line's amount can't be read. */
export const hasUnreadAmount = (text: string): boolean =>
  listIn<TypedLine>(text).some(({ amount }) => amount.trim() !== "" && numberIn(amount.trim()) === undefined);
