import { extname } from "node:path";
import { BrokenFileError, ImportError } from "../errors.ts";
import { readCsv } from "./csv-records.ts";
import { readAddresses, readCalendar } from "./documents/calendar.ts";
import { readGeoJson } from "./documents/geojson.ts";
import { readMarkdown, readMarkdownFiles } from "./documents/markdown.ts";
import { readBibtex, readRis } from "./documents/references.ts";
import { readXml, xmlLists } from "./documents/xml-records.ts";
import { listsIn } from "./json-lists.ts";
import { readJson } from "./json-records.ts";
import { readLines } from "./line-records.ts";
import { assertNotForeign, foreignExtension } from "./packed/foreign-types.ts";
import { readOldWorkbook } from "./sheet/old-workbook.ts";
import { readOpenDocument } from "./sheet/open-document.ts";
import { readSheet } from "./sheet/sheet-records.ts";
import type { Reading, SourceRecord } from "./source-record.ts";

interface Format {
  readonly name: string;
  /** The unit of positions in the file. */
  readonly unit: string;
  /** Whether every record has the same columns, from a header. */
  readonly isTable: boolean;
  /** Whether it is a text, which has an encoding. */
  readonly isText: boolean;
  /** The most common reason why a file is broken, if the parser doesn't give one. */
  readonly mostly?: string;
  /** Finds the lists of records in a document that may hold several. */
  readonly lists?: (file: string) => Promise<string[]>;
  readonly read: (reading: Reading) => AsyncGenerator<SourceRecord>;
}

const LINES: Format = { name: "JSON Lines", unit: "line", isTable: false, isText: true, read: readLines };

const XML: Format = {
  name: "XML",
  unit: "record",
  isTable: false,
  isText: true,
  lists: xmlLists,
  read: readXml,
};

const MARKDOWN: Format = { name: "Markdown", unit: "file", isTable: false, isText: true, read: readMarkdown };

/** A format whose records begin at a line of a text. */
const written = (name: string, read: Format["read"]): Format => ({
  name,
  unit: "line",
  isTable: false,
  isText: true,
  read,
});

const FORMATS: Readonly<Record<string, Format>> = {
  ".csv": { name: "CSV", unit: "line", isTable: true, isText: true, read: (reading) => readCsv(reading) },
  ".tsv": {
    name: "TSV",
    unit: "line",
    isTable: true,
    isText: true,
    read: (reading) => readCsv(reading, "\t"),
  },
  ".xlsx": {
    name: "XLSX",
    unit: "row",
    isTable: true,
    isText: false,
    mostly: "it is damaged, has a password, or is another kind of file; save it again as .xlsx",
    read: readSheet,
  },
  ".ods": {
    name: "ODS",
    unit: "row",
    isTable: true,
    isText: false,
    mostly: "it is damaged or has a password; save it again as .ods",
    read: readOpenDocument,
  },
  ".xls": {
    name: "XLS",
    unit: "row",
    isTable: true,
    isText: false,
    mostly: "it is damaged or has a password; save it as .xlsx",
    read: readOldWorkbook,
  },
  ".json": { name: "JSON", unit: "record", isTable: false, isText: true, lists: listsIn, read: readJson },
  ".zip": { name: "ZIP", unit: "file", isTable: false, isText: true, read: readMarkdownFiles },
  ".md": MARKDOWN,
  ".markdown": MARKDOWN,
  ".jsonl": LINES,
  ".ndjson": LINES,
  ".geojson": { name: "GeoJSON", unit: "record", isTable: false, isText: true, read: readGeoJson },
  ".xml": XML,
  ".rss": XML,
  ".atom": XML,
  ".bib": written("BibTeX", readBibtex),
  ".ris": written("RIS", readRis),
  ".ics": written("iCalendar", readCalendar),
  ".txt": written("a list of addresses", readAddresses),
};

/** The supported file extensions. */
export const EXTENSIONS: readonly string[] = Object.keys(FORMATS);

/** Formats a position, such as `line 17` or `record 17`. */
export function placeLabel(file: string, place: number): string {
  return `${formatOf(file).unit} ${place}`;
}

/** Whether every record of the file has the same columns, from its header. */
export function isTable(file: string): boolean {
  return formatOf(file).isTable;
}

/** Whether the file is a text, which has an encoding. */
export function isText(file: string): boolean {
  return formatOf(file).isText;
}

/** Whether the document may hold several lists of records. */
export const hasLists = (file: string) => FORMATS[extensionOf(file)]?.lists !== undefined;

/** Finds the lists of records in a document, such as `data.tools`; "" for the document itself. */
export async function listsOf(file: string): Promise<string[]> {
  return (await FORMATS[extensionOf(file)]?.lists?.(file)) ?? [];
}

/** Whether files of this name are read. */
export const isReadable = (file: string) => extensionOf(file) in FORMATS;

/** @throws ImportError if the file's extension isn't supported. */
export function assertKnownFormat(file: string): void {
  formatOf(file);
}

/**
 * Reads the records of a table with a header, or of a JSON list, one at a time.
 * @throws ImportError if the file is not in the format of its extension.
 */
export async function* readRecords(reading: Reading): AsyncGenerator<SourceRecord> {
  const { file } = reading;
  const { name, read, mostly } = formatOf(file);
  try {
    await assertNotForeign(file);
    yield* read(reading);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    // A parser's own messages are meant for developers.
    const reason = error instanceof BrokenFileError ? error.message : mostly;
    throw new ImportError(`${file} isn't valid ${name}${reason ? `: ${reason}` : ""}.`);
  }
}

/** Returns the extension that determines the format: for `list.csv.gz`, it is `.csv`. */
const extensionOf = (file: string) => extname(file.replace(/\.gz$/i, "")).toLowerCase();

function formatOf(file: string): Format {
  const format = FORMATS[extensionOf(file)];
  if (format) return format;
  const foreign = foreignExtension(file);
  if (foreign) throw foreign;
  throw new ImportError(`${file} must end in ${EXTENSIONS.join(", ")}, or one of them and .gz.`);
}
