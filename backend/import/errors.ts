/** The file, or what was asked for, can't be imported; the message is one line for whoever runs it. */
export class ImportError extends Error {
  override name = "ImportError";
}

/** One thing that is wrong with one row. */
export interface RowError {
  /** The line of a CSV file, or the place of a JSON record, from 1. */
  readonly line: number;
  readonly field: string;
  readonly message: string;
}
