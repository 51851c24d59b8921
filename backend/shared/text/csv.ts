import { stringify } from "csv-stringify/sync";
import { asPlainText } from "./formula-text.ts";

/** A cell's value; null and undefined become empty cells. */
export type CsvCell = string | number | boolean | Date | null | undefined;

/** A column's heading and its value for a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

/**
 * Formats rows as CSV (RFC 4180) with a header. Text that a spreadsheet would interpret as a formula is
 * prefixed with an apostrophe, which an import removes again; numbers are not, even negative ones. So are headings,
 * as people name criteria and questions. The header follows a byte order mark, without which Excel doesn't recognize UTF-8.
 */
export function toCsv<Row>(columns: CsvColumns<Row>, rows: readonly Row[], header = true): string {
  const cells = Object.values(columns);
  const mark = header ? "\ufeff" : "";
  return (
    mark +
    stringify(
      rows.map((row) => cells.map((cell) => cell(row))),
      {
        header,
        columns: Object.keys(columns),
        record_delimiter: "windows",
        quoted_match: /[\r\n]/,
        cast: {
          boolean: (value) => String(value),
          date: (value) => value.toISOString(),
          number: (value) => String(value),
          string: asPlainText,
        },
      },
    )
  );
}
