import { foldLine } from "../../../shared/text/text.rules.ts";

/** The file can't be imported as requested; the message is one line for who asked for it. */
export class ImportError extends Error {
  override name = "ImportError";

  /** @param usage further lines, for who asked by a command. */
  constructor(message: string, usage?: string) {
    // What a file holds mustn't write lines of its own, nor change how a terminal shows them.
    super([foldLine(message), ...(usage ? [usage] : [])].join("\n"));
  }
}

/** The file isn't in its format; the message says where or why in plain words, to follow "isn't valid CSV: ". */
export class BrokenFileError extends Error {
  override name = "BrokenFileError";
}

/** What is wrong with a field, and the value that is. */
export interface Problem {
  readonly message: string;
  readonly value?: unknown;
  /** Whether the field is stored nevertheless, without a part of what was given. */
  readonly isKept?: boolean;
}

/** Errors of a row: one for each invalid field, with "" for the row as a whole. */
export type Problems = Map<string, Problem>;

/** An error of a row. */
export interface RowError {
  /** `line 17` of a CSV file, `record 17` of a JSON list. */
  readonly place: string;
  readonly field: string;
  readonly message: string;
  /** The value, shortened; "" for none. */
  readonly value: string;
  /** As in a problem. */
  readonly isKept?: true;
}

/** How much of a bad value is shown. */
const MAX_VALUE = 60;

/** A value as it is shown in an error: one line, shortened. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null || value === "") return "";
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  const line = text.replace(/[\p{C}\s]+/gu, " ").trim();
  return line.length > MAX_VALUE ? `${line.slice(0, MAX_VALUE - 3)}...` : line;
}
