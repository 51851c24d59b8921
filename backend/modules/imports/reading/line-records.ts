import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { ImportError } from "../errors.ts";
import { recordIn } from "./record-in.ts";
import type { Reading, SourceRecord } from "./source-record.ts";
import { readText } from "./text-stream.ts";

/** Maximum length of a line; longer ones are no records. */
const MAX_LINE = 1_000_000;

/** The objects of JSON Lines, one a line; a line that isn't one is an error of that line alone. */
export async function* readLines({ file, onBytes }: Reading): AsyncGenerator<SourceRecord> {
  let place = 0;
  for await (const line of createInterface({ input: Readable.from(bounded(readText(file, onBytes))) })) {
    place += 1;
    if (line.trim() === "") continue;
    yield { place, ...parsed(line) };
  }
}

function parsed(line: string): Pick<SourceRecord, "values" | "problem"> {
  try {
    return recordIn(JSON.parse(line));
  } catch (error) {
    return { values: {}, problem: `isn't valid JSON: ${error instanceof Error ? error.message : error}` };
  }
}

/** A file without line breaks must not be read into memory. */
async function* bounded(text: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const chunk of text) {
    const end = chunk.lastIndexOf("\n");
    length = end < 0 ? length + chunk.length : chunk.length - end;
    if (length > MAX_LINE) throw new ImportError(`A line has more than ${MAX_LINE} characters.`);
    yield chunk;
  }
}
