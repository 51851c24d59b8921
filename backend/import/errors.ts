/** The file, or what was asked for, can't be imported; the message is one line for whoever runs it. */
export class ImportError extends Error {
  override name = "ImportError";
}

/** What is wrong with a row: one message for each bad field, "" being the row as a whole. */
export type Problems = Map<string, string>;

/** One thing that is wrong with one row. */
export interface RowError {
  /** `line 17` of a CSV file, `record 17` of a JSON list. */
  readonly place: string;
  readonly field: string;
  readonly message: string;
}
