import { Readable } from "node:stream";
import { ImportError } from "../../errors.ts";
import { checkedHeader } from "../header.ts";
import type { Reading, SourceRecord } from "../source-record.ts";
import { sharedStrings } from "./shared-strings.ts";
import { sheetRows } from "./sheet-rows.ts";
import { dateStyles, sheetPart } from "./structure.ts";
import { openWorkbook } from "./workbook.ts";

/**
 * Reads the rows of a sheet below the first one, which contains the column names. The sheet is unpacked row
 * by row.
 */
export async function* readSheet({ file, path, onBytes }: Reading): AsyncGenerator<SourceRecord> {
  const workbook = await openWorkbook(file);
  try {
    const { part, from1904 } = await sheetPart(workbook, path);
    const stream = await workbook.open(part);
    if (!stream) throw new ImportError(`${file} is missing the part ${part}.`);
    const strings = await sharedStrings(workbook);
    const dates = await dateStyles(workbook);
    let header: string[] | undefined;
    for await (const { place, cells } of sheetRows(Readable.from(counted(stream, onBytes)), {
      strings,
      dates,
      from1904,
    })) {
      if (cells.every((cell) => cell === undefined || cell === "")) continue;
      if (header) yield { place, values: namedCells(header, cells) };
      else header = checkedHeader(Array.from(cells, (cell) => String(cell ?? "").trim()));
    }
  } finally {
    workbook.close();
  }
}

async function* counted(
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
