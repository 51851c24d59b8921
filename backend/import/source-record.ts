/** A record as the file holds it, and where. */
export interface SourceRecord {
  /** The line of a CSV file, the number of a record in a JSON list, from 1. */
  readonly place: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Why it is not a record at all. */
  readonly problem?: string;
}
