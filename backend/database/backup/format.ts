/**
 * A backup is a gzip file of lines. The first is its header; each table is a line that names it, its rows as
 * PostgreSQL's COPY writes them, and a line with `\.`; the last line says that it is whole.
 */
export interface Header {
  readonly backup: "sportstech-hub";
  readonly format: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The migrations that made the tables, in order. */
  readonly migrations: readonly string[];
}

/** The version of the format; a program reads its own and older ones. */
export const FORMAT = 1;

/** Precedes the rows of a table. */
export interface TableStart {
  readonly table: string;
  /** Without those that PostgreSQL computes. */
  readonly columns: readonly string[];
}

/** The last line. */
export interface Footer {
  /** The number of rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** The last value of each sequence that has given one; text, as it may exceed a number. */
  readonly sequences: Readonly<Record<string, string>>;
}

/** Ends the rows of a table; COPY never writes it as a row. */
export const END_OF_ROWS = "\\.\n";

/** The name under which the queued jobs stand beside the tables. */
export const JOBS = "(jobs)";
