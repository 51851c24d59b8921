import { foldLine } from "../../../shared/text/text.rules.ts";

/** The file can't be imported as requested; the message is one line for the person who requested it. */
export class ImportError extends Error {
  override name = "ImportError";

  /** @param usage further lines for users of the command line. */
  constructor(message: string, usage?: string) {
    // A file's content must not add lines or change how a terminal displays them.
    super([foldLine(message), ...(usage ? [usage] : [])].join("\n"));
  }
}

/**
 * The file isn't in the expected format; the message gives the place or reason in plain words, to follow
 * "isn't valid CSV: ".
 */
export class BrokenFileError extends Error {
  override name = "BrokenFileError";
}

/** The error of a field, and the invalid value. */
export interface Problem {
  readonly message: string;
  readonly value?: unknown;
  /** Whether the field is stored anyway, without the invalid part of its value. */
  readonly isKept?: boolean;
}

/** The errors of a row: one for each invalid field, with "" for the row as a whole. */
export type Problems = Map<string, Problem>;

/** An error of a row. */
export interface RowError {
  /** `line 17` of a CSV file, `record 17` of a JSON list. */
  readonly place: string;
  readonly field: string;
  readonly message: string;
  /** The value, shortened; "" for none. */
  readonly value: string;
  /** Same as in a problem. */
  readonly isKept?: true;
}

/** The maximum length of a displayed invalid value. */
const MAX_VALUE = 60;

/** Formats a value for an error message: one line, shortened. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null || value === "") return "";
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  const line = text.replace(/[\p{C}\s]+/gu, " ").trim();
  return line.length > MAX_VALUE ? `${line.slice(0, MAX_VALUE - 3)}...` : line;
}
