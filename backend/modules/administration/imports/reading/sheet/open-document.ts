import { Readable } from "node:stream";
import { BrokenFileError, ImportError } from "../../errors.ts";
import { didYouMean } from "../../nearest.ts";
import type { Reading, SourceRecord } from "../source-record.ts";
import { counted, recordsOf } from "./sheet-records.ts";
import { MAX_COLUMNS, MAX_IDLE, MAX_ROW, MAX_ROWS, type SheetRow } from "./sheet-rows.ts";
import { openWorkbook } from "./workbook.ts";
import { xmlEvents } from "./xml-events.ts";

/** Elements within a cell whose texts aren't its value. */
const BESIDE = new Set(["annotation", "shape", "frame"]);

/** Reads the rows of an OpenDocument sheet below the one with the column names, while it is unpacked. */
export async function* readOpenDocument({
  file,
  path,
  header,
  onBytes,
  onNote,
}: Reading): AsyncGenerator<SourceRecord> {
  const workbook = await openWorkbook(file);
  try {
    const stream = await workbook.open("content.xml");
    if (!stream) throw new BrokenFileError("it has no content");
    yield* recordsOf(tableRows(Readable.from(counted(stream, onBytes)), path), header, onNote);
  } finally {
    workbook.close();
  }
}

interface Cell {
  readonly attributes: Readonly<Record<string, string>>;
  readonly lines: string[];
}

/** Reads the rows of a table: the one with this name, or the first. */
async function* tableRows(stream: Readable, wanted: string): AsyncGenerator<SheetRow> {
  const names: string[] = [];
  let cells: unknown[] = [];
  let cell: Cell | undefined;
  let [isWanted, isDone, inLine] = [false, false, false];
  let [place, column, size, idle, repeated, beside] = [0, 0, 0, 0, 1, 0];
  for await (const events of xmlEvents(stream)) {
    for (const event of events) {
      idle += 1;
      if (idle > MAX_IDLE)
        throw new ImportError(
          `The sheet has more than ${MAX_IDLE} elements one after another without a value.`,
        );
      if ("text" in event) {
        if (!cell || !inLine || beside > 0) continue;
        size += event.text.length;
        if (size > MAX_ROW) throw new ImportError(`Row ${place + 1} has more than ${MAX_ROW} characters.`);
        cell.lines.push((cell.lines.pop() ?? "") + event.text);
      } else if ("open" in event) {
        const { open, attributes } = event;
        if (open === "table" && !isWanted) {
          names.push(attributes["table:name"] ?? "");
          isWanted = !isDone && (wanted === "" || names.at(-1) === wanted);
        } else if (!isWanted) continue;
        else if (open === "table-row") {
          [cells, column, size] = [[], 0, 0];
          repeated = timesOf(attributes["table:number-rows-repeated"]);
        } else if (open === "table-cell" || open === "covered-table-cell") cell = { attributes, lines: [] };
        else if (BESIDE.has(open)) beside += 1;
        else if (cell && open === "p" && beside === 0) {
          inLine = true;
          cell.lines.push("");
        } else if (cell && open === "s" && beside === 0)
          cell.lines.push(
            (cell.lines.pop() ?? "") + " ".repeat(Math.min(timesOf(attributes["text:c"]), 100)),
          );
      } else if (!isWanted) continue;
      else if (event.close === "table") [isWanted, isDone] = [false, true];
      else if (event.close === "p") inLine = false;
      else if (BESIDE.has(event.close)) beside -= 1;
      else if (cell && (event.close === "table-cell" || event.close === "covered-table-cell")) {
        const value = valueIn(cell);
        const times = timesOf(cell.attributes["table:number-columns-repeated"]);
        if (value !== "") {
          idle = 0;
          for (let at = column; at < Math.min(column + times, MAX_COLUMNS); at += 1) cells[at] = value;
        }
        column += times;
        cell = undefined;
      } else if (event.close === "table-row") {
        // A sheet ends with a million empty rows, written as one.
        if (cells.length > 0) {
          if (place + repeated > MAX_ROWS) throw new ImportError(`The sheet has more than ${MAX_ROWS} rows.`);
          for (let at = 1; at <= repeated; at += 1) yield { place: place + at, cells };
        }
        place += repeated;
      }
    }
  }
  if (names.length === 0) throw new BrokenFileError("it holds no sheet");
  if (wanted !== "" && !names.includes(wanted))
    throw new ImportError(
      `The workbook has no sheet ${JSON.stringify(wanted)}, only ${names.join(", ")}.${didYouMean(wanted, names)}`,
    );
}

const timesOf = (given: string | undefined) => Math.max(1, Number(given) || 1);

/** Returns what a cell holds: a number, a flag, a date as an ISO text, or its text. */
function valueIn({ attributes, lines }: Cell): unknown {
  const type = attributes["office:value-type"];
  if (type === "float" || type === "percentage" || type === "currency") {
    const number = Number(attributes["office:value"]);
    return Number.isFinite(number) ? number : "";
  }
  if (type === "boolean") return attributes["office:boolean-value"] === "true";
  if (type === "date") return (attributes["office:date-value"] ?? "").replace(/T00:00:00(\.0+)?$/, "");
  const text = attributes["office:string-value"] ?? lines.join("\n");
  // An error such as #N/A is not a value.
  return /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/.test(text) ? "" : text;
}
