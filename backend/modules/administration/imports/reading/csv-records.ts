import { Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { counted } from "../../../../shared/text/counted.rules.ts";
import { fromPlainText } from "../../../../shared/text/formula-text.ts";
import { BrokenFileError, ImportError } from "../errors.ts";
import { checkedHeader } from "./header.ts";
import type { Reading, SourceRecord } from "./source-record.ts";
import { boundedLines, MAX_EMPTY, readText, tooManyEmpty } from "./text-stream.ts";

/** The maximum size of a row; an unclosed quote would otherwise read the rest of the file into memory. */
const MAX_ROW_BYTES = 1_000_000;
/** The maximum number of values in a row, which is that of spreadsheets. */
const MAX_VALUES = 16_384;

interface ParsedRow {
  readonly record: string[];
}

const lineBreaks = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;
/** Counts the skipped blank lines before a row. */
const linesBefore = (raw: string) => lineBreaks(/^\s*/.exec(raw)?.[0] ?? "");

/**
 * Reads the rows below the header, without the apostrophes with which an export protects texts from being
 * formulas.
 * @param given the delimiter; undefined for a comma or, as in some locales, a semicolon or tab.
 */
export async function* readCsv({ file, onBytes }: Reading, given?: string): AsyncGenerator<SourceRecord> {
  const { delimiter, all } = await withDelimiter(Readable.from(boundedLines(readText(file, onBytes))), given);
  /** The parser's current line, and the first lines of the rows that were parsed but not yet consumed. */
  let at = 1;
  const begins: number[] = [];
  const parser = parse({
    delimiter,
    raw: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    // An inch mark in the middle of a value is not a quote.
    relax_quotes: true,
    max_record_size: MAX_ROW_BYTES,
    // The parser's own line count counts CRLF within quotes twice.
    on_record: (row, { raw = "" }) => {
      begins.push(at + linesBefore(raw));
      at += lineBreaks(raw);
      return row;
    },
  });
  const source = Readable.from(all).on("error", (error) => parser.destroy(error));
  const rows = source.pipe(parser) as AsyncIterable<ParsedRow>;
  let header: string[] | undefined;
  let empty = 0;
  for await (const { record } of inPlainWords(rows, (raw) => at + linesBefore(raw))) {
    const line = begins.shift() ?? at;
    if (header && record.length > MAX_VALUES)
      throw new ImportError(`Line ${line} has more than ${MAX_VALUES} values.`);
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
    const values = Object.fromEntries(
      header.map((name, index) => [name, fromPlainText(record[index] ?? "")]),
    );
    const length = record.findLastIndex((value) => value !== "") + 1;
    const off = `has ${counted(record.length, "value")} for the ${counted(header.length, "column")} of the header`;
    yield {
      place: line,
      values,
      ...(length > header.length && { problem: off }),
      ...(record.length < header.length && { short: off }),
    };
  }
}

/**
 * Passes on the parser's rows, with its errors in terms that people can act on.
 * @param lineOf returns the line where the row with this raw text begins.
 */
async function* inPlainWords<Row>(
  rows: AsyncIterable<Row>,
  lineOf: (raw: string) => number,
): AsyncGenerator<Row> {
  try {
    yield* rows;
  } catch (error) {
    if (!isOfParser(error)) throw error;
    const line = lineOf(typeof error.raw === "string" ? error.raw : "");
    throw new BrokenFileError(
      error.code === "CSV_MAX_RECORD_SIZE"
        ? `the row in line ${line} has more than ${MAX_ROW_BYTES} characters; a quote in it may not be closed`
        : `a quote in line ${line} isn't closed where its value ends; a quote within a value is written twice`,
    );
  }
}

const isOfParser = (error: unknown): error is CsvError =>
  error instanceof Error && "code" in error && /^(CSV_|INVALID_)/.test(String(error.code));

/** Inspects the header before the parser starts. */
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
