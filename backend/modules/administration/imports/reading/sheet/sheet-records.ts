import { Readable } from "node:stream";
import { ImportError } from "../../errors.ts";
import type { Reading, SourceRecord } from "../source-record.ts";
import { checkedHeader, fromHeader } from "../text/header.ts";
import { sharedStrings } from "./shared-strings.ts";
import { type SheetRow, sheetRows } from "./sheet-rows.ts";
import { dateStyles, sheetPart } from "./structure.ts";
import { openWorkbook } from "./workbook.ts";

/**
 * Reads the rows of a sheet below the one with the column names. The sheet is unpacked row
 * by row.
 */
export async function* readSheet({
  file,
  path,
  header: given,
  onBytes,
  onNote,
}: Reading): AsyncGenerator<SourceRecord> {
  const workbook = await openWorkbook(file);
  try {
    const { part, from1904 } = await sheetPart(workbook, path);
    const stream = await workbook.open(part);
    if (!stream) throw new ImportError(`${file} is missing the part ${part}.`);
    const strings = await sharedStrings(workbook);
    const dates = await dateStyles(workbook);
    const rows = sheetRows(Readable.from(counted(stream, onBytes)), { strings, dates, from1904 });
    yield* recordsOf(rows, given, onNote);
  } finally {
    workbook.close();
  }
}

/** Returns the records of a sheet's rows, whose names are in the header row. */
export async function* recordsOf(
  rows: AsyncIterable<SheetRow>,
  given: number | undefined,
  onNote: Reading["onNote"],
): AsyncGenerator<SourceRecord> {
  let header: string[] | undefined;
  for await (const { place, cells } of fromHeader(filled(rows), given, onNote)) {
    if (header) yield { place, values: namedCells(header, cells) };
    else
      header = checkedHeader(
        Array.from(cells, (cell) => String(cell ?? "").trim()),
        onNote,
      );
  }
}

/** Passes on the rows with a value. */
async function* filled<Row extends { readonly cells: readonly unknown[] }>(
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row> {
  for await (const row of rows) {
    if (row.cells.some((cell) => cell !== undefined && cell !== "")) yield row;
  }
}

/** Passes on a part's content, and tells how much was read. */
export async function* counted(
  stream: AsyncIterable<Buffer>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    onBytes(bytes);
    yield chunk;
  }
}

function namedCells(header: readonly string[], cells: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(
    header.map((name, index) => {
      const cell = cells[index] ?? "";
      return [name, typeof cell === "string" ? cell.trim() : cell];
    }),
  );
}
