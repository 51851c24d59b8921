/** A record of the file with its position. */
export interface SourceRecord {
  /** The line of a CSV file, the number of a record in a JSON list, from 1. */
  readonly place: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Why it can't be read as a record. */
  readonly problem?: string;
}
