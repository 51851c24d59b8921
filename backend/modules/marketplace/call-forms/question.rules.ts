/** The kinds of questions of an application form, as they are stored. */
export const QUESTION_KINDS = [
  "text",
  "long_text",
  "number",
  "yes_no",
  "choice",
  "choices",
  "date",
  "link",
  "file",
  "budget",
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The groups of file types that a question may take. */
export const ANSWER_FILE_TYPES = ["pdf", "office", "picture"] as const;
export type AnswerFileType = (typeof ANSWER_FILE_TYPES)[number];

/** The kinds whose answer can decide at once that somebody can't apply. */
export const ELIGIBILITY_KINDS: readonly QuestionKind[] = ["yes_no", "choice", "number", "date"];

/** The answers to a question of the kind `yes_no`. */
export const YES_NO = ["Yes", "No"] as const;

/** A question of an application form. */
export interface Question {
  /** Stays the same in all versions of a form. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly label: string;
  /** What helps to answer; empty if nothing. */
  readonly help: string;
  readonly isRequired: boolean;
  /** Whether the answer tells who applies. */
  readonly isIdentifying: boolean;
  /** What can be chosen, for `choice` and `choices`. */
  readonly choices: readonly string[];
  /** The most characters of a text. */
  readonly maxLength: number | null;
  /** The least number. */
  readonly min: number | null;
  /** The greatest number; of a budget, the most that its total may be. */
  readonly max: number | null;
  /** The first and the last day that a date may be, as YYYY-MM-DD. */
  readonly earliest: string | null;
  readonly latest: string | null;
  /** The currency of a budget. */
  readonly currency: string | null;
  /** The most files, and the most megabytes of each. */
  readonly maxFiles: number | null;
  readonly maxMegabytes: number | null;
  readonly fileTypes: readonly AnswerFileType[];
  /** Of an eligibility question: why others can't apply; null for any other question. */
  readonly reason: string | null;
  /** The answers with which one can apply, for eligibility questions that are chosen from. */
  readonly accepted: readonly string[];
}

/** A line of a budget. */
export interface BudgetLine {
  readonly label: string;
  readonly amount: number;
}

/** An answer as it is stored: a text, what was chosen of several, or the lines of a budget. */
export type StoredValue = string | readonly string[] | readonly BudgetLine[];

/** The sum of the lines of a budget, exact to the cent. */
export const budgetTotal = (lines: readonly BudgetLine[]): number =>
  lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;

/** The name of the field that messages about an answer are given for. */
export const answerField = (questionId: string): `answer_${string}` => `answer_${questionId}`;
