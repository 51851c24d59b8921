import { ImportError } from "../errors.ts";

/** The maximum number of columns; no catalog has more, and they would be slow to match. */
const MAX_COLUMNS = 5_000;

/**
 * Validates the column names of a table's header.
 * @throws ImportError if there are too many or duplicates.
 */
export function checkedHeader(names: string[]): string[] {
  const seen = new Set<string>();
  for (const name of names) {
    if (name !== "" && seen.has(name)) throw new ImportError(`The header names the column ${name} twice.`);
    seen.add(name);
  }
  if (seen.size <= MAX_COLUMNS) return names;
  throw new ImportError(`The header has ${names.length} columns; a table may have ${MAX_COLUMNS}.`);
}
