import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { ImportError } from "../../backend/modules/administration/imports/errors.ts";

/**
 * The rows of a file with a header, separated by commas or tabs; case and spaces of the header don't matter.
 * @throws ImportError if it can't be read, is empty or lacks a column.
 */
export function rowsOf(file: string, columns: readonly string[]): Record<string, string>[] {
  return reading(file, (text) => {
    const [header = ""] = text.split(/[\r\n]/, 1);
    const rows: Record<string, string>[] = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: header.includes("\t") ? "\t" : ",",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
    const [first] = rows;
    if (!first) throw new Error("it has no rows");
    const missing = columns.find((column) => !(column in first));
    if (missing) throw new Error(`the column "${missing}" is missing`);
    return rows;
  });
}

/** What is made of a file's text. @throws ImportError with the file's name. */
export function reading<Result>(file: string, make: (text: string) => Result): Result {
  try {
    return make(readFileSync(file, "utf8"));
  } catch (error) {
    throw new ImportError(`${file}: ${error instanceof Error ? error.message : error}.`);
  }
}
