import { ImportError } from "../errors.ts";

/** More are no catalog, and would be slow to match. */
const MAX_COLUMNS = 5_000;

/** The column names of a table's header. @throws ImportError for too many, or one that stands there twice. */
export function checkedHeader(names: string[]): string[] {
  const seen = new Set<string>();
  for (const name of names) {
    if (name !== "" && seen.has(name)) throw new ImportError(`The header names the column ${name} twice.`);
    seen.add(name);
  }
  if (seen.size <= MAX_COLUMNS) return names;
  throw new ImportError(`The header has ${names.length} columns; a table may have ${MAX_COLUMNS}.`);
}
