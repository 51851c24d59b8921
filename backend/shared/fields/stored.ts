import { listInCell } from "../rest-table/parameters.ts";
import type { CsvCell } from "../text/csv.ts";
import { columnOf, type Field, type Fields, fieldsWith, type NamesWith, namesWith } from "./field.rules.ts";

type ValueOf<F extends Field> = F["type"] extends "smallint" | "integer"
  ? number
  : F["type"] extends "text[]"
    ? string[]
    : string;

/** The stored form of entered values. */
type Stored<F extends Fields> = {
  [Name in NamesWith<F, "input">]: ValueOf<F[Name]> | (F[Name] extends { absent: null } ? null : never);
};

/** Converts validated values to their stored form; an empty text means no value. */
export const storedFields = <const F extends Fields>(
  fields: F,
  values: Readonly<Partial<Record<NamesWith<F, "input">, unknown>>>,
) =>
  Object.fromEntries(
    namesWith(fields, "input").map((name) => {
      const { absent } = fields[name] as Field;
      const isMissing = (values[name] ?? "") === "";
      return [name, isMissing && absent !== undefined ? absent : values[name]];
    }),
  ) as Stored<F>;

/** Returns the fields of REST responses, as a GraphQL selection. */
export const restSelection = (fields: Fields): string => namesWith(fields, "rest").join(" ");

/** Returns the fields of list downloads, as a GraphQL selection. */
export const csvSelection = (fields: Fields): string => namesWith(fields, "csv").join(" ");

const cellOf = (value: CsvCell | string[]): CsvCell => (Array.isArray(value) ? listInCell(value) : value);

/** The headings of a kind's downloads except those of choices, whose values have labels of their own. */
type Headings<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { input: { as: "other" } }
    ? never
    : F[Name] extends { csv: infer Heading }
      ? Heading
      : never;
}[keyof F];

/** Returns the columns of list downloads, except choices. */
export const csvColumns = <const F extends Fields>(fields: F) =>
  Object.fromEntries(
    fieldsWith(fields, "csv")
      .filter(({ field }) => field.input?.as !== "other")
      .map(({ name, value }) => [
        value,
        (row: object) => cellOf((row as Readonly<Record<string, CsvCell | string[]>>)[name]),
      ]),
  ) as Record<Headings<F> & string, (row: object) => CsvCell>;

/** Returns the columns of exported tables, as SQL on `t`. */
export const exportedColumns = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    fieldsWith(fields, "exported").map(({ name, field }) => [
      name,
      exportedValue(field, `t.${columnOf(name)}`),
    ]),
  );

function exportedValue({ type }: Field, column: string): string {
  if (type === "citext") return `${column}::text`;
  // A list becomes JSON, so that separators are unambiguous; an empty one becomes an empty cell.
  if (type === "jsonb") return `coalesce(nullif(${column}::text, '[]'), '')`;
  return type === "text[]" ? `coalesce(nullif(to_json(${column})::text, '[]'), '')` : column;
}
