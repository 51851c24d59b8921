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

/** How a file is to be read where its guess is wrong. */
export interface ReadingOptions {
  /** The encoding of a text file, such as `windows-1252`. Default: detected. */
  readonly encoding?: string;
  /** The line or row of a table's header, from 1. Default: the first with several values. */
  readonly header?: number;
}

/** The file to read, the location of the list in it, and a callback for the progress. */
export interface Reading extends ReadingOptions {
  readonly file: string;
  /**
   * The path of the list in a JSON document, such as `tools`, or "" for the document itself; the name of an
   * XLSX sheet.
   */
  readonly path: string;
  /** Called with the number of bytes read so far. */
  readonly onBytes: (bytes: number) => void;
  /** Called with what was guessed or changed in the file as a whole. */
  readonly onNote?: (note: string) => void;
}
