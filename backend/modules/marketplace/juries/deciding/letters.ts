import { InvalidInputError } from "../../../../shared/errors.ts";
import { MAX_LETTER } from "../jury.rules.ts";

/** What a letter can say of each applicant, by placeholder. */
export const PLACEHOLDERS = ["name", "call", "organization", "round", "feedback"] as const;

/** What the placeholders stand for in a letter. */
export type Filling = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** Says what is wrong with a letter's text; undefined if nothing is. */
export function problemOf(letter: string): string | undefined {
  const known: readonly string[] = PLACEHOLDERS;
  const unknown = [...letter.matchAll(PLACEHOLDER)].find(([, name]) => !known.includes(name ?? ""));
  if (!unknown) return undefined;
  const list = PLACEHOLDERS.map((name) => `{${name}}`).join(", ");
  return `${unknown[0]} isn't a placeholder. Use ${list}`;
}

/** @throws InvalidInputError at `letter` for an unknown placeholder. */
export function assertLetter(letter: string): void {
  const problem = problemOf(letter);
  if (problem) throw new InvalidInputError(problem, { letter: problem });
}

/** Fills the placeholders of a letter; what is filled in is never read as a placeholder itself. */
export const fillLetter = (letter: string, filling: Filling): string =>
  letter.replaceAll(PLACEHOLDER, (found, name: string) => filling[name as keyof Filling] ?? found).trim();

/** Says why a filled letter can't be sent; undefined if it can. */
export const tooLong = (name: string, text: string): string | undefined =>
  text.length > MAX_LETTER
    ? `The letter to ${name} has ${text.length.toLocaleString("en-US")} characters, at most ${MAX_LETTER.toLocaleString("en-US")} are possible. Shorten it, or leave {feedback} out`
    : undefined;
