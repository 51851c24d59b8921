/** A record of the file with its position. */
export interface SourceRecord {
  /** The line of a text table, the row of a spreadsheet, or the number of a record in a JSON list, from 1. */
  readonly place: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Why it can't be read as a record. */
  readonly problem?: string;
  /** The message that it lacks its last cells, which many programs omit if they are empty. */
  readonly short?: string;
}

/** The file to read, the location of the list in it, and a callback for the progress. */
export interface Reading {
  readonly file: string;
  /**
   * The path of the list in a JSON document, such as `tools`, or "" for the document itself; the name of an
   * XLSX sheet.
   */
  readonly path: string;
  /** Called with the number of bytes read so far. */
  readonly onBytes: (bytes: number) => void;
}
