import { Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { counted } from "../../../../shared/text/counted.rules.ts";
import { fromPlainText } from "../../../../shared/text/formula-text.ts";
import { BrokenFileError, ImportError } from "../errors.ts";
import type { Reading, SourceRecord } from "./source-record.ts";
import { checkedHeader, fromHeader } from "./text/header.ts";
import { boundedLines, MAX_EMPTY, readText, tooManyEmpty } from "./text/text-stream.ts";

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
 * @param given the delimiter; undefined for the one that a `sep=` line declares or the first lines use: a comma, semicolon, tab or bar.
 */
export async function* readCsv(reading: Reading, given?: string): AsyncGenerator<SourceRecord> {
  const { delimiter, hasMark, all } = await withDelimiter(
    Readable.from(boundedLines(readText(reading))),
    given,
  );
  /** The parser's current line, and the first lines of the rows that were parsed but not yet consumed. */
  let at = hasMark ? 2 : 1;
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
  const filled = filledRows(
    inPlainWords(rows, (raw) => at + linesBefore(raw)),
    () => begins.shift() ?? at,
  );
  let header: string[] | undefined;
  for await (const { place, cells } of fromHeader(filled, reading.header, reading.onNote)) {
    if (!header) {
      header = checkedHeader(cells, reading.onNote);
      continue;
    }
    const values = Object.fromEntries(header.map((name, index) => [name, fromPlainText(cells[index] ?? "")]));
    const length = cells.findLastIndex((value) => value !== "") + 1;
    const off = `has ${counted(cells.length, "value")} for the ${counted(header.length, "column")} of the header`;
    yield {
      place,
      values,
      ...(length > header.length && { problem: off }),
      ...(cells.length < header.length && { short: off }),
    };
  }
}

/**
 * Passes on the rows with a value and their lines.
 * @param lineOfNext returns the line where the next row begins.
 */
async function* filledRows(
  rows: AsyncIterable<ParsedRow>,
  lineOfNext: () => number,
): AsyncGenerator<{ readonly place: number; readonly cells: string[] }> {
  let empty = 0;
  let isFirst = true;
  for await (const { record: cells } of rows) {
    const place = lineOfNext();
    // The first row is usually the header, which has its own limit.
    if (!isFirst && cells.length > MAX_VALUES)
      throw new ImportError(`Line ${place} has more than ${MAX_VALUES} values.`);
    isFirst = false;
    empty = cells.every((value) => value === "") ? empty + 1 : 0;
    if (empty > MAX_EMPTY) throw tooManyEmpty();
    if (empty === 0) yield { place, cells };
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

/** The maximum number of lines in which a delimiter is looked for; titles above the header have none. */
const MAX_INSPECTED = 10;
/** The line with which Excel declares the delimiter. */
const DECLARED = /^sep=(.)[ \t]*(?:\r\n|\n|\r)/i;

/** Inspects the first lines before the parser starts. */
async function withDelimiter(
  text: Readable,
  given: string | undefined,
): Promise<{ delimiter: string; hasMark: boolean; all: AsyncIterable<string> }> {
  const chunks = text[Symbol.asyncIterator]();
  const first = await chunks.next();
  const start: string = first.done ? "" : first.value;
  const declared = DECLARED.exec(start);
  const lines = start.split(/\r\n|\n|\r/, MAX_INSPECTED);
  const header = lines.find((line) => /[,;\t|]/.test(line)) ?? "";
  const countOf = (delimiter: string) => header.split(delimiter).length;
  const likeliest = [",", ";", "\t", "|"].reduce((best, each) =>
    countOf(each) > countOf(best) ? each : best,
  );
  async function* all() {
    if (first.done) return;
    yield start.slice(declared?.[0].length ?? 0);
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { delimiter: declared?.[1] ?? given ?? likeliest, hasMark: declared !== null, all: all() };
}
