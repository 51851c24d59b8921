import { ValidationError } from "yup";
import { assertCleanText } from "../shared/clean-text.ts";
import { InvalidInputError } from "../shared/errors.ts";
import type { RowError } from "./errors.ts";
import type { ImportKind } from "./kinds/kind.ts";

/** The row that the kind's rules make of a record, or what is wrong with it, each field once. */
export function checkRow(
  kind: ImportKind,
  line: number,
  record: Record<string, unknown>,
): object | RowError[] {
  try {
    const given = Object.entries(record).filter(([, value]) => value !== "" && value !== null);
    assertCleanText(Object.fromEntries(given));
    return kind.rules.validateSync(Object.fromEntries(given), { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof InvalidInputError) {
      return Object.entries(error.fields ?? {}).map(([field, message]) => ({ line, field, message }));
    }
    if (!(error instanceof ValidationError)) throw error;
    const messages = new Map<string, string>();
    for (const { path = "", message } of error.inner.length > 0 ? error.inner : [error]) {
      const field = path.replace(/\[\d+\]$/, "");
      if (!messages.has(field)) messages.set(field, message);
    }
    return [...messages].map(([field, message]) => ({ line, field, message }));
  }
}
