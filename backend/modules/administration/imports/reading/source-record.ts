/** A record of the file with its position. */
export interface SourceRecord {
  /** The line of a text table, the row of a spreadsheet, the number of a record in a JSON list, from 1. */
  readonly place: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Why it can't be read as a record. */
  readonly problem?: string;
  /** That it lacks its last cells, which many programs leave out where they are empty. */
  readonly short?: string;
}

/** What is read: the file, where the list is in it, and who wants to know how far reading is. */
export interface Reading {
  readonly file: string;
  /** Where in a JSON document the list is, such as `tools`; "" for the document itself. The name of an XLSX sheet. */
  readonly path: string;
  /** Called with the number of bytes read so far. */
  readonly onBytes: (bytes: number) => void;
}
