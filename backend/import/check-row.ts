import { ValidationError } from "yup";
import { assertCleanText } from "../shared/clean-text.ts";
import { InvalidInputError } from "../shared/errors.ts";
import type { ImportKind } from "../shared/import-kind/kind.ts";
import type { Problems } from "./errors.ts";
import { isAbsent } from "./external-key.ts";
import type { KeyedRow } from "./table-plan.ts";

/**
 * Validates native values by the kind's rules and returns the row; undefined if it is invalid.
 * @param problems receives a message for each invalid field that has none yet.
 */
export function checkRow(
  kind: ImportKind,
  values: Readonly<Record<string, unknown>>,
  problems: Problems,
): KeyedRow["row"] | undefined {
  const given: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const message = uncleanText(value);
    if (message) addTo(problems, field, message);
    else if (!isAbsent(value)) given[field] = value;
  }
  try {
    return { ...kind.rules.validateSync(given, { abortEarly: false, stripUnknown: true }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path = "", message } of error.inner.length > 0 ? error.inner : [error]) {
      addTo(problems, path.replace(/\[.*$/, ""), message.replace(/\s+/g, " "));
    }
    return undefined;
  }
}

/** The first message of a field is kept. */
function addTo(problems: Problems, field: string, message: string): void {
  if (!problems.has(field)) problems.set(field, message);
}

/** Why a value contains text that must not be stored; undefined for valid values. */
function uncleanText(value: unknown): string | undefined {
  try {
    assertCleanText(value);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidInputError) return error.message;
    throw error;
  }
}
