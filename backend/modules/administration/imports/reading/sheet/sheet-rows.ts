import type { Readable } from "node:stream";
import { ImportError } from "../../errors.ts";
import { xmlEvents } from "./xml-events.ts";

/** The maximum number of columns that are read from a sheet, and the maximum length of a row's texts. */
export const MAX_COLUMNS = 1_000;
export const MAX_ROW = 1_000_000;
/** The maximum numbers of rows in a sheet and cells in a row, which are those of spreadsheets. */
export const MAX_ROWS = 1_048_576;
const MAX_CELLS = 16_384;
/** The maximum number of consecutive elements and texts of a sheet without a value. */
export const MAX_IDLE = 3_000_000;
const DAY = 86_400_000;

/** A row of a sheet: its number and the values of its cells. */
export interface SheetRow {
  readonly place: number;
  readonly cells: readonly unknown[];
}

/** The parts of a workbook that cells refer to. */
export interface SheetParts {
  readonly strings: readonly string[];
  readonly dates: ReadonlySet<number>;
  readonly from1904: boolean;
}

/** Reads the rows of a sheet while it is unpacked. Dates become ISO texts; whole days have no time. */
export async function* sheetRows(stream: Readable, parts: SheetParts): AsyncGenerator<SheetRow> {
  let cells: unknown[] = [];
  let [place, column, type, style, text, size] = [0, 0, "", 0, "", 0];
  let [rows, count, idle] = [0, 0, 0];
  let inValue = false;
  for await (const events of xmlEvents(stream))
    for (const event of events) {
      idle += 1;
      if (idle > MAX_IDLE)
        throw new ImportError(
          `The sheet has more than ${MAX_IDLE} elements one after another without a value.`,
        );
      if ("text" in event) {
        if (inValue) [text, idle] = [text + event.text, 0];
        size += event.text.length;
        if (size > MAX_ROW) throw new ImportError(`Row ${place} has more than ${MAX_ROW} characters.`);
      } else if ("open" in event) {
        const { open, attributes } = event;
        if (open === "row") {
          [cells, place, column, size] = [[], Number(attributes.r ?? place + 1), 0, 0];
          [rows, count] = [rows + 1, 0];
          if (rows > MAX_ROWS) throw new ImportError(`The sheet has more than ${MAX_ROWS} rows.`);
        } else if (open === "c") {
          count += 1;
          if (count > MAX_CELLS) throw new ImportError(`Row ${place} has more than ${MAX_CELLS} cells.`);
          column = attributes.r ? columnOf(attributes.r) : column + 1;
          [type, style, text] = [attributes.t ?? "n", Number(attributes.s ?? -1), ""];
        } else if (open === "v" || open === "t") inValue = true;
      } else if (event.close === "v" || event.close === "t") inValue = false;
      else if (event.close === "c" && column <= MAX_COLUMNS)
        cells[column - 1] = valueIn(type, text, style, parts);
      else if (event.close === "row") yield { place, cells };
    }
}

function valueIn(
  type: string,
  text: string,
  style: number,
  { strings, dates, from1904 }: SheetParts,
): unknown {
  if (type === "s") return strings[Number(text)] ?? "";
  if (type === "b") return text === "1";
  // An error such as #N/A is not a value.
  if (type === "e" || text === "") return "";
  if (type !== "n") return text;
  const number = Number(text);
  return dates.has(style) ? dateOf(number + (from1904 ? 1_462 : 0)) : number;
}

/** Days are counted from the end of 1899. */
function dateOf(days: number): string {
  const date = new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * 1_000);
  if (Number.isNaN(date.getTime())) return "";
  return date.getTime() % DAY === 0 ? date.toISOString().slice(0, 10) : date.toISOString();
}

/** Returns the column index of a cell address: `C7` is in the third column. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of address.replace(/\d+$/, "")) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
