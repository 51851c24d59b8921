import { InvalidInputError } from "../errors.ts";
import type { RestRequest } from "./route.ts";

/** The values of a filter that may be repeated, any of which fits; undefined when there are none. */
export function anyOf({ lists }: RestRequest, name: string): string[] | undefined {
  const values = (lists[name] ?? []).filter(Boolean);
  return values.length > 0 ? values : undefined;
}

/** @throws InvalidInputError when the parameter is neither `true` nor `false`. */
export function booleanOf({ query }: RestRequest, name: string): boolean | undefined {
  const value = query[name];
  if (value === undefined || value === "") return undefined;
  if (value === "true" || value === "false") return value === "true";
  const message = "Give true or false.";
  throw new InvalidInputError(message, { [name]: message });
}

/** Whole numbers of a parameter that may be repeated. @throws InvalidInputError when one is none. */
export function integersOf(request: RestRequest, name: string): number[] | undefined {
  return anyOf(request, name)?.map((value) => {
    if (/^-?\d{1,9}$/.test(value)) return Number(value);
    const message = "Give a whole number.";
    throw new InvalidInputError(message, { [name]: message });
  });
}

/** A row of the database as REST shows it: its id is a number. */
export function withNumericId<Row extends { id: string }>({ id, ...fields }: Row) {
  return { id: Number(id), ...fields };
}

/** The names of what a row refers to. */
export function namesOf(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name);
}
