import { stringify } from "csv-stringify/sync";

/** What a cell can hold; absent values become empty cells. */
export type CsvCell = string | number | boolean | null | undefined;

/** A column's heading and what it shows of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

/**
 * Rows as CSV (RFC 4180) with a heading. Texts that a spreadsheet would take for a formula get an apostrophe in front;
 * numbers stay numbers, negative ones too.
 */
export function toCsv<Row>(columns: CsvColumns<Row>, rows: readonly Row[], header = true): string {
  const cells = Object.values(columns);
  return stringify(
    rows.map((row) => cells.map((cell) => cell(row))),
    {
      header,
      columns: Object.keys(columns),
      record_delimiter: "windows",
      escape_formulas: true,
      quoted_match: /[\r\n]/,
      cast: {
        boolean: (value) => String(value),
        number: (value) => ({ value: String(value), escape_formulas: false }),
      },
    },
  );
}
