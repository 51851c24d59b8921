/**
 * A backup is a gzip file of lines. The first is its header; each table is a line that names it, its rows in
 * PostgreSQL's COPY format, and a line with `\.`; the last line confirms that it is complete.
 */
export interface Header {
  readonly backup: "sportstech-hub";
  readonly format: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The migrations that made the tables, in order. */
  readonly migrations: readonly string[];
}

/** The version of the format; a program can read its own and older ones. */
export const FORMAT = 1;

/** The line before the rows of a table. */
export interface TableStart {
  readonly table: string;
  /** Without columns computed by PostgreSQL. */
  readonly columns: readonly string[];
}

/** The last line. */
export interface Footer {
  /** The number of rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** The last value of each used sequence; as text, since it may exceed the range of a number. */
  readonly sequences: Readonly<Record<string, string>>;
}

/** Ends the rows of a table; COPY never writes it as a row. */
export const END_OF_ROWS = "\\.\n";

/** The name of the queued jobs among the tables. */
export const JOBS = "(jobs)";
