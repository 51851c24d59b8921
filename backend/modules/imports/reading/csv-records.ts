import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { counted } from "../../../shared/counted.rules.ts";
import { fromPlainText } from "../../../shared/formula-text.ts";
import { ImportError } from "../errors.ts";
import { checkedHeader } from "./header.ts";
import type { Reading, SourceRecord } from "./source-record.ts";
import { boundedLines, MAX_EMPTY, readText, tooManyEmpty } from "./text-stream.ts";

/** Maximum row size; an unclosed quote would otherwise read the rest of the file into memory. */
const MAX_ROW_BYTES = 1_000_000;
/** As many values as a row of a spreadsheet has. */
const MAX_VALUES = 16_384;

interface ParsedRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
  readonly raw: string;
}

/**
 * The rows below the header; without the apostrophes by which an export keeps texts from being formulas.
 * @param given the delimiter; undefined: a comma or, as in some spreadsheet locales, a semicolon or a tab.
 */
export async function* readCsv({ file, onBytes }: Reading, given?: string): AsyncGenerator<SourceRecord> {
  const { delimiter, all } = await withDelimiter(Readable.from(lines(readText(file, onBytes))), given);
  const parser = parse({
    delimiter,
    info: true,
    raw: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    // A mark for inches in the middle of a value is no quote.
    relax_quotes: true,
    max_record_size: MAX_ROW_BYTES,
  });
  const source = Readable.from(all).on("error", (error) => parser.destroy(error));
  const rows = source.pipe(parser) as AsyncIterable<ParsedRow>;
  let header: string[] | undefined;
  let empty = 0;
  for await (const { record, info, raw } of rows) {
    if (header && record.length > MAX_VALUES)
      throw new ImportError(`Line ${info.lines} has more than ${MAX_VALUES} values.`);
    if (record.every((value) => value === "")) {
      empty += 1;
      if (empty > MAX_EMPTY) throw tooManyEmpty();
      continue;
    }
    empty = 0;
    if (!header) {
      header = checkedHeader(record);
      continue;
    }
    // The parser counts up to a record's end.
    const line = info.lines - (raw.trim().match(/\r\n|\n|\r/g)?.length ?? 0);
    const values = Object.fromEntries(
      header.map((name, index) => [name, fromPlainText(record[index] ?? "")]),
    );
    const length = record.findLastIndex((value) => value !== "") + 1;
    const off = `has ${counted(record.length, "value")} for the ${counted(header.length, "column")} of the header`;
    yield {
      ...{ place: line, values },
      ...(length > header.length && { problem: off }),
      ...(record.length < header.length && { short: off }),
    };
  }
}

/** A line that is too long is reported as invalid CSV: most often a quote is never closed. */
async function* lines(text: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* boundedLines(text);
  } catch (error) {
    if (error instanceof ImportError && error.message.startsWith("A line ")) throw new Error(error.message);
    throw error;
  }
}

/** Looks at the header before the parser starts. */
async function withDelimiter(
  text: Readable,
  given: string | undefined,
): Promise<{ delimiter: string; all: AsyncIterable<string> }> {
  const chunks = text[Symbol.asyncIterator]();
  const first = await chunks.next();
  const header = first.done ? "" : (first.value.split(/[\r\n]/, 1)[0] ?? "");
  const countOf = (delimiter: string) => header.split(delimiter).length;
  const likeliest = [",", ";", "\t"].reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { delimiter: given ?? likeliest, all: all() };
}
