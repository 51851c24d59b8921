/** The file can't be imported as requested; the message is one line for the user of the command. */
export class ImportError extends Error {
  override name = "ImportError";
}

/** Errors of a row: one message per invalid field, with "" for the row as a whole. */
export type Problems = Map<string, string>;

/** An error of a row. */
export interface RowError {
  /** `line 17` of a CSV file, `record 17` of a JSON list. */
  readonly place: string;
  readonly field: string;
  readonly message: string;
}
