import { InvalidInputError } from "../errors.ts";
import { parseId } from "../schema/ids.ts";
import type { Filter } from "./filter.ts";

/** Converts a schema name to its form in URLs, such as YOUTH_ACADEMY to "youth-academy". */
export const toWord = (name: string): string => name.toLowerCase().replaceAll("_", "-");

/** Converts a schema name to words, such as YOUTH_ACADEMY to "youth academy". */
export const inWords = (name: string): string => name.toLowerCase().replaceAll("_", " ");

/** Whether a URL value denotes a schema name: the name itself, its URL form, or its label. */
function means(word: string, name: string, label: string): boolean {
  const normalized = word.toLowerCase();
  return (
    normalized === toWord(name) || normalized === name.toLowerCase() || normalized === label.toLowerCase()
  );
}

/** @throws InvalidInputError for the parameter. */
export function refuse(param: string, message: string): never {
  throw new InvalidInputError(message, { [param]: message });
}

/**
 * Parses an id.
 * @throws InvalidInputError for the parameter if it isn't a valid id.
 */
export const knownId = (id: string, param: string): number =>
  parseId(id) ?? refuse(param, "Send an id, a whole number above 0.");

/**
 * Returns the description of a yes/no filter for both APIs; URLs have no null.
 * @param only the matching rows, such as `verified vendors`.
 */
export function saidOfFlag(only: string): Pick<Filter, "description"> & { readonly restDescription: string } {
  const said = `True: only ${only}; false: only others`;
  return { description: `${said}; null: all.`, restDescription: `${said}; all: both.` };
}

function chosenName(word: string, choices: Readonly<Record<string, string>>, param: string): string {
  const found = Object.entries(choices).find(([name, label]) => means(word, name, label));
  return found?.[0] ?? refuse(param, `Choose one of: ${Object.keys(choices).map(toWord).join(", ")}.`);
}

function wholeNumber(word: string, param: string): number {
  if (/^-?\d{1,9}$/.test(word)) return Number(word);
  const few = /^-?\d+$/.test(word) ? " of up to 9 digits" : "";
  return refuse(param, `Send a whole number${few}.`);
}

/**
 * Converts URL values of a filter to its GraphQL variable; undefined without any. "all" doesn't filter.
 * @throws InvalidInputError for the parameter, listing the allowed values.
 */
export function filterVariable(
  { shape, choices, param }: Pick<Filter, "shape" | "choices" | "param">,
  given: readonly string[],
): unknown {
  const words = given.filter((word) => word !== "" && word.toLowerCase() !== "all");
  const [first] = words;
  if (first === undefined) return undefined;
  if (shape === "texts") return choices ? words.map((word) => chosenName(word, choices, param)) : words;
  if (shape === "numbers") return words.map((word) => wholeNumber(word, param));
  if (words.length > 1) refuse(param, "Send it only once.");
  if (shape === "number") return wholeNumber(first, param);
  if (shape === "text") return choices ? chosenName(first, choices, param) : first;
  return chosenName(first, { true: "true", false: "false", ...choices }, param) === "true";
}

/**
 * Returns the sort order of a URL value; undefined without one.
 * @throws InvalidInputError if it is unknown.
 */
export function sortVariable(
  orders: Readonly<Record<string, { readonly label: string }>>,
  word: string | undefined,
): string | undefined {
  if (!word) return undefined;
  const choices = Object.fromEntries(Object.entries(orders).map(([name, { label }]) => [name, label]));
  return chosenName(word, choices, "sort");
}
