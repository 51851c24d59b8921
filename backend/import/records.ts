import { extname } from "node:path";
import { Readable } from "node:stream";
import { readCsv } from "./csv-records.ts";
import { ImportError } from "./errors.ts";
import { readJson } from "./json-records.ts";
import type { SourceRecord } from "./source-record.ts";
import { readText } from "./text-stream.ts";

type Reader = (text: Readable, path: string) => AsyncGenerator<SourceRecord>;

interface Format {
  readonly name: string;
  /** The unit of its positions. */
  readonly unit: string;
  readonly read: Reader;
}

const FORMATS: Readonly<Record<string, Format>> = {
  ".csv": { name: "CSV", unit: "line", read: readCsv },
  ".json": { name: "JSON", unit: "record", read: readJson },
};

/** A readable position: `line 17`, `record 17`. */
export function placeLabel(file: string, place: number): string {
  return `${formatOf(file).unit} ${place}`;
}

/** @throws ImportError for a file whose name doesn't end in .csv or .json. */
export function assertKnownFormat(file: string): void {
  formatOf(file);
}

/**
 * The records of a CSV file with a header, or of a JSON list, one at a time.
 * @param path where in a JSON document the list is, such as `tools`; "" for the document itself.
 * @throws ImportError if the file is not in the format of its extension.
 */
export async function* readRecords(
  file: string,
  path: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<SourceRecord> {
  const { name, read } = formatOf(file);
  const text = Readable.from(readText(file, onBytes));
  try {
    yield* read(text, path);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${file} is not good ${name}: ${error instanceof Error ? error.message : error}`);
  } finally {
    text.destroy();
  }
}

function formatOf(file: string): Format {
  const format = FORMATS[extname(file).toLowerCase()];
  if (!format) throw new ImportError(`${file} is neither .csv nor .json.`);
  return format;
}
