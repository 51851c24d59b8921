import { isDay } from "../../../shared/days/calendar-day.rules.ts";
import { longDay } from "../../../shared/days/long-day.rules.ts";
import { foldLine, foldLines } from "../../../shared/text/text.rules.ts";
import { isWebAddress, wholeAddress } from "../../../shared/text/web-address.rules.ts";
import { type BudgetLine, budgetTotal, type Question, type StoredValue } from "./question.rules.ts";

/** The most characters of any text of an answer. */
const MAX_TEXT = 10_000;
/** The most lines of a budget. */
export const MAX_LINES = 30;
/** The most characters of what a budget's line is for. */
export const MAX_LINE_LABEL = 200;
const MAX_AMOUNT = 1_000_000_000;
/** The most choices of a question. */
export const MAX_CHOICES = 50;
/** The most characters of a choice. */
export const MAX_CHOICE = 200;
/** The most characters of one line of text where the question sets no limit. */
export const DEFAULT_LINE = 300;
/** The most characters of a longer text where the question sets no limit. */
export const DEFAULT_TEXT = 5_000;

/** An answer as it is sent; a draft may be incomplete. */
export interface GivenAnswer {
  readonly value?: string | null;
  readonly choices?: readonly string[] | null;
  readonly lines?: readonly { readonly label: string; readonly amount?: number | null }[] | null;
}

/** The most characters that an answer to a question may have. */
export const longestAnswer = ({ kind, maxLength }: Question): number =>
  maxLength ?? (kind === "text" ? DEFAULT_LINE : kind === "long_text" ? DEFAULT_TEXT : 2_000);

const textOf = ({ kind }: Question, text: string): string => {
  if (kind === "long_text") return foldLines(text).trim();
  return kind === "link" ? foldLine(wholeAddress(text)) : foldLine(text);
};

/** Returns an answer as it is stored; null if there is none. */
export function storedAnswer(question: Question, { value, choices, lines }: GivenAnswer): StoredValue | null {
  if (question.kind === "choices") {
    const chosen = [...new Set((choices ?? []).map(foldLine).filter(Boolean))];
    return chosen.length > 0 ? chosen : null;
  }
  if (question.kind === "budget") {
    const given = (lines ?? [])
      .map(({ label, amount }) => ({ label: foldLine(label), amount: amount ?? 0 }))
      .filter(({ label, amount }) => label !== "" || amount !== 0);
    return given.length > 0 ? given : null;
  }
  return question.kind === "file" ? null : textOf(question, value ?? "") || null;
}

const isLines = (value: StoredValue): value is readonly BudgetLine[] =>
  typeof value !== "string" && typeof value[0] === "object";

/**
 * Returns why an answer can't even be kept in a draft; undefined if it can. The limits of the question don't count,
 * so that a draft keeps its answer when they are lowered.
 */
export function draftProblem(value: StoredValue | null): string | undefined {
  if (value === null) return undefined;
  if (typeof value === "string")
    return value.length > MAX_TEXT ? `Write at most ${MAX_TEXT} characters` : undefined;
  if (isLines(value)) return linesProblem(value);
  const isLong = value.length > MAX_CHOICES || value.some((choice) => choice.length > MAX_CHOICE);
  return isLong ? "Choose from the list" : undefined;
}

function linesProblem(lines: readonly BudgetLine[]): string | undefined {
  if (lines.length > MAX_LINES) return `Use at most ${MAX_LINES} lines`;
  if (lines.some(({ label }) => label.length > MAX_LINE_LABEL))
    return `Say in at most ${MAX_LINE_LABEL} characters what a line is for`;
  const isAmount = ({ amount }: BudgetLine) =>
    amount >= 0 && amount <= MAX_AMOUNT && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4;
  return lines.every(isAmount) ? undefined : "Amounts are 0 to 1,000,000,000, with at most two decimals";
}

/** A number as people write it in a text, such as 1200.5. */
export function numberIn(text: string): number | undefined {
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined;
}

const shown = (amount: number) => amount.toLocaleString("en-US", { maximumFractionDigits: 6 });

function rangeProblem({ min, max }: Question, given: number): string | undefined {
  if (min !== null && given < min) return `Enter at least ${shown(min)}`;
  return max !== null && given > max ? `Enter at most ${shown(max)}` : undefined;
}

function dayProblem({ earliest, latest }: Question, given: string): string | undefined {
  if (earliest !== null && given < earliest) return `Enter a date from ${longDay(earliest)} on`;
  return latest !== null && given > latest ? `Enter a date up to ${longDay(latest)}` : undefined;
}

function choiceProblem({ kind, choices }: Question, value: string | readonly string[]): string | undefined {
  const offered = new Set(kind === "yes_no" ? ["Yes", "No"] : choices);
  return [value].flat().every((choice) => offered.has(choice)) ? undefined : "Choose from the list";
}

function budgetProblem({ max, currency }: Question, lines: readonly BudgetLine[]): string | undefined {
  if (lines.some(({ label }) => label === "")) return "Say what each line is for";
  const total = budgetTotal(lines);
  if (total <= 0) return "Enter the amounts";
  return max !== null && total > max
    ? `The total is ${shown(total)} ${currency}; the call funds at most ${shown(max)} ${currency}`
    : undefined;
}

/**
 * Returns why an answer to a question doesn't do for an application that is submitted; undefined if it does.
 * @param files how many files answer it.
 */
export function answerProblem(question: Question, value: StoredValue | null, files = 0): string | undefined {
  const { kind, isRequired, reason } = question;
  if (kind === "file") return isRequired && files === 0 ? "Add a file" : undefined;
  if (value === null) return isRequired || reason !== null ? "This is required" : undefined;
  return draftProblem(value) ?? shapeProblem(question, value) ?? ineligibility(question, value) ?? undefined;
}

function shapeProblem(question: Question, value: StoredValue): string | undefined {
  const { kind } = question;
  if (kind === "budget")
    return isLines(value) ? budgetProblem(question, value) : "Enter the lines of the budget";
  if (isLines(value)) return "Answer the question";
  if (kind === "choice" || kind === "choices" || kind === "yes_no") return choiceProblem(question, value);
  if (typeof value !== "string") return "Answer the question";
  if (kind === "date") {
    if (!isDay(value)) return "Enter a date";
    return question.reason === null ? dayProblem(question, value) : undefined;
  }
  if (kind === "link") return isWebAddress(value) ? undefined : "Enter an http or https address";
  if (kind !== "number")
    return value.length > longestAnswer(question)
      ? `Write at most ${longestAnswer(question)} characters`
      : undefined;
  const given = numberIn(value);
  if (given === undefined) return "Enter a number, such as 1200 or 0.5";
  return question.reason === null ? rangeProblem(question, given) : undefined;
}

/**
 * Returns the owner's reason why somebody with this answer can't apply; null if they can, or the question isn't one
 * of eligibility or isn't answered yet.
 */
export function ineligibility(question: Question, value: StoredValue | null): string | null {
  const { kind, reason, accepted } = question;
  if (reason === null || typeof value !== "string") return null;
  if (kind === "date") return isDay(value) && dayProblem(question, value) ? reason : null;
  if (kind !== "number") return accepted.includes(value) ? null : reason;
  const given = numberIn(value);
  return given !== undefined && rangeProblem(question, given) ? reason : null;
}
