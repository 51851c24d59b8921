import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { brokenAt } from "./json-position.ts";
import { recordIn } from "./record-in.ts";
import type { Reading, SourceRecord } from "./source-record.ts";
import { boundedLines, readText } from "./text/text-stream.ts";
import { parseExactly } from "./written/exact-numbers.ts";

/** Reads the objects of JSON Lines, one per line; an invalid line is an error of that line only. */
export async function* readLines(reading: Reading): AsyncGenerator<SourceRecord> {
  let place = 0;
  for await (const line of createInterface({ input: Readable.from(boundedLines(readText(reading))) })) {
    place += 1;
    if (line.trim() === "") continue;
    yield { place, ...parsed(line) };
  }
}

function parsed(line: string): Pick<SourceRecord, "values" | "problem"> {
  try {
    return recordIn(parseExactly(line));
  } catch {
    const where = brokenAt(line);
    return { values: {}, problem: `stops being JSON${where ? ` at column ${where.column}` : ""}` };
  }
}
