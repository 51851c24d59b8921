import { InvalidInputError } from "../shared/errors.ts";
import type { RestRequest } from "./route.ts";

/** A list filter of one value; undefined when the parameter is absent. */
export function oneOf({ query }: RestRequest, name: string): [string] | undefined {
  const value = query[name];
  return value ? [value] : undefined;
}

/** @throws InvalidInputError when the parameter is neither `true` nor `false`. */
export function booleanOf({ query }: RestRequest, name: string): boolean | undefined {
  const value = query[name];
  if (value === undefined || value === "") return undefined;
  if (value === "true" || value === "false") return value === "true";
  const message = "Give true or false.";
  throw new InvalidInputError(message, { [name]: message });
}

/** @throws InvalidInputError when the parameter is no whole number. */
export function integerOf({ query }: RestRequest, name: string): number | undefined {
  const value = query[name];
  if (value === undefined || value === "") return undefined;
  if (/^-?\d{1,9}$/.test(value)) return Number(value);
  const message = "Give a whole number.";
  throw new InvalidInputError(message, { [name]: message });
}

/** A row of the database as REST shows it: its id is a number. */
export function withNumericId<Row extends { id: string }>({ id, ...fields }: Row) {
  return { id: Number(id), ...fields };
}

/** The names of what a row refers to. */
export function namesOf(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name);
}
