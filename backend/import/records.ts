import { extname } from "node:path";
import { Readable } from "node:stream";
import { parse } from "csv-parse";
import chain from "stream-chain";
import { parser } from "stream-json";
import { pick } from "stream-json/filters/pick.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { ImportError } from "./errors.ts";
import { readText } from "./text-stream.ts";

/** A record as the file holds it, and where. */
export interface SourceRecord {
  readonly line: number;
  readonly values: Record<string, unknown>;
}

/**
 * The records of a CSV file with a header, or of a JSON array, one at a time.
 * @param path where in a JSON document the array is, such as `tools`; "" for the document itself.
 * @throws ImportError when the file is not what its name says.
 */
export async function* readRecords(
  file: string,
  path: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<SourceRecord> {
  const text = Readable.from(readText(file, onBytes));
  const extension = extname(file).toLowerCase();
  if (extension === ".csv") yield* readCsv(file, text);
  else if (extension === ".json") yield* readJson(file, text, path);
  else throw new ImportError(`${file} is neither .csv nor .json.`);
}

async function* readCsv(file: string, text: Readable): AsyncGenerator<SourceRecord> {
  const rows = text.pipe(parse({ bom: true, columns: true, info: true, skip_empty_lines: true, trim: true }));
  text.on("error", (error) => rows.destroy(error));
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: Record<string, unknown>;
      info: { lines: number };
    }>) {
      yield { line: info.lines, values: record };
    }
  } catch (error) {
    throw unreadable(file, "CSV", error);
  }
}

async function* readJson(file: string, text: Readable, path: string): AsyncGenerator<SourceRecord> {
  const steps = path ? [parser(), pick({ filter: path }), streamArray()] : [parser(), streamArray()];
  const records = chain([text, ...steps]);
  try {
    for await (const { key, value } of records as AsyncIterable<{ key: number; value: unknown }>) {
      const values = value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
      yield { line: key + 1, values: values as Record<string, unknown> };
    }
  } catch (error) {
    throw unreadable(file, "JSON", error);
  }
}

function unreadable(file: string, format: string, error: unknown): ImportError {
  if (error instanceof ImportError) return error;
  return new ImportError(`${file} is not good ${format}: ${error instanceof Error ? error.message : error}`);
}
