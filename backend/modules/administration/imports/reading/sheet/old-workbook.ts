import { readFile, stat } from "node:fs/promises";
import { BrokenFileError, ImportError } from "../../errors.ts";
import { didYouMean } from "../../nearest.ts";
import type { Reading, SourceRecord } from "../source-record.ts";
import { recordsOf } from "./sheet-records.ts";
import type { SheetRow } from "./sheet-rows.ts";

/** The maximum size of a workbook, which is read as a whole, in bytes. */
const MAX_SIZE = 50 * 1024 ** 2;
/** How workbooks of Excel 97 and of earlier versions begin. */
const BEGINS = /^(d0cf11e0a1b11ae1|09(00|02|04|08)..00)/;

/** Reads the rows of a sheet in the format of Excel up to 2003. */
export async function* readOldWorkbook({
  file,
  path,
  header,
  onBytes,
  onNote,
}: Reading): AsyncGenerator<SourceRecord> {
  const { size } = await stat(file);
  if (size > MAX_SIZE)
    throw new ImportError(
      `${file} has more than ${MAX_SIZE / 1024 ** 2} MB: save it as XLSX, which may have more.`,
    );
  const content = await readFile(file);
  if (!BEGINS.test(content.toString("hex", 0, 8)))
    throw new BrokenFileError("it is another kind of file; name it by what it is, such as .csv or .xlsx");
  // Loaded with the first such file: every server would keep its megabyte of code in memory.
  const { read, utils } = await import("@e965/xlsx");
  const { Sheets, SheetNames } = read(content, { type: "buffer", dense: true, cellDates: true, UTC: true });
  onBytes(size);
  const sheet = Sheets[path || (SheetNames[0] ?? "")];
  if (!sheet)
    throw new ImportError(
      `The workbook has no sheet ${JSON.stringify(path)}, only ${SheetNames.join(", ")}.${didYouMean(path, SheetNames)}`,
    );
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, blankrows: true, UTC: true });
  yield* recordsOf(numbered(rows), header, onNote);
}

async function* numbered(rows: readonly unknown[][]): AsyncGenerator<SheetRow> {
  for (const [at, cells] of rows.entries()) yield { place: at + 1, cells: Array.from(cells, valueIn) };
}

/** Dates become ISO texts; whole days have no time. */
function valueIn(cell: unknown): unknown {
  if (!(cell instanceof Date)) return cell ?? "";
  if (Number.isNaN(cell.getTime())) return "";
  return cell.toISOString().replace(/T00:00:00\.000Z$/, "");
}
