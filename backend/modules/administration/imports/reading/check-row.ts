import { ValidationError } from "yup";
import { InvalidInputError } from "../../../../shared/errors.ts";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { assertCleanText } from "../../../../shared/text/clean-text.ts";
import type { Problems } from "../errors.ts";
import type { KeyedRow } from "../writing/table-plan.ts";
import { isAbsent } from "./external-key.ts";
import { GivenRules } from "./given-rules.ts";
import { goodItems } from "./good-items.ts";

/**
 * Validates native values by the kind's rules and returns the row; undefined if a required value is invalid.
 * An invalid optional field is omitted, as are the invalid items of a list.
 * @param problems receives an error for each invalid field that has none yet.
 * @param rules of the kind, as they are kept from row to row.
 */
export function checkRow(
  kind: ImportKind,
  values: Readonly<Record<string, unknown>>,
  problems: Problems,
  rules = new GivenRules(kind),
): KeyedRow["row"] | undefined {
  const given: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const message = uncleanText(value);
    if (message) addTo(problems, field, message, value);
    else if (!isAbsent(value) && isTaken(problems, field)) given[field] = value;
  }
  const invalid = invalidIn(rules, given);
  if (!(invalid instanceof Map)) return invalid;
  for (const [field, message] of invalid) {
    const good = goodItems(kind, field, given[field]);
    if (good) problems.set(field, { message: good.message, isKept: true });
    else addTo(problems, field, message, given[field]);
    if (good) given[field] = good.items;
    else delete given[field];
  }
  const rest = [...invalid.keys()].some((field) => kind.required.includes(field)) || invalidIn(rules, given);
  return rest === true || rest instanceof Map ? undefined : rest;
}

/** Returns the row, or the messages for its invalid fields. */
function invalidIn(
  rules: GivenRules,
  given: Readonly<Record<string, unknown>>,
): KeyedRow["row"] | Map<string, string> {
  const found = rules.validated(given);
  if (!(found instanceof ValidationError)) return found;
  const messages = new Map<string, string>();
  for (const { path = "", message } of found.inner.length > 0 ? found.inner : [found]) {
    const field = path.replace(/[.[].*$/, "");
    if (!messages.has(field)) messages.set(field, message.replace(/\s+/g, " "));
  }
  return messages;
}

/** Whether a field had no error so far, or only one for a part of its value. */
const isTaken = (problems: Problems, field: string) => problems.get(field)?.isKept ?? !problems.has(field);

/** Keeps the first message for each field. */
function addTo(problems: Problems, field: string, message: string, value: unknown): void {
  if (!problems.has(field)) problems.set(field, { message, value });
}

/** Returns why a value contains text that must not be stored; undefined for valid values. */
function uncleanText(value: unknown): string | undefined {
  try {
    assertCleanText(value);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidInputError) return error.message;
    throw error;
  }
}
