import { listInCell } from "../rest-table/parameters.ts";
import type { CsvCell } from "../text/csv.ts";
import { columnOf, type Field, type Fields, fieldsWith, type NamesWith, namesWith } from "./field.rules.ts";

type ValueOf<F extends Field> = F["type"] extends "smallint" | "integer"
  ? number
  : F["type"] extends "text[]"
    ? string[]
    : string;

/** What is stored of what people write. */
type Stored<F extends Fields> = {
  [Name in NamesWith<F, "input">]: ValueOf<F[Name]> | (F[Name] extends { absent: null } ? null : never);
};

/** What is stored of checked values; an empty text is none. */
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

/** The fields that REST answers with, as a GraphQL selection. */
export const restSelection = (fields: Fields): string => namesWith(fields, "rest").join(" ");

/** The fields of downloads of lists, as a GraphQL selection. */
export const csvSelection = (fields: Fields): string => namesWith(fields, "csv").join(" ");

const cellOf = (value: CsvCell | string[]): CsvCell => (Array.isArray(value) ? listInCell(value) : value);

/** The headings of a kind's downloads but for choices, which have words of their own. */
type Headings<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { input: { as: "other" } }
    ? never
    : F[Name] extends { csv: infer Heading }
      ? Heading
      : never;
}[keyof F];

/** The columns of downloads of lists, but for choices. */
export const csvColumns = <const F extends Fields>(fields: F) =>
  Object.fromEntries(
    fieldsWith(fields, "csv")
      .filter(({ field }) => field.input?.as !== "other")
      .map(({ name, value }) => [
        value,
        (row: object) => cellOf((row as Readonly<Record<string, CsvCell | string[]>>)[name]),
      ]),
  ) as Record<Headings<F> & string, (row: object) => CsvCell>;

/** The columns of exported tables, as SQL on `t`. */
export const exportedColumns = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    fieldsWith(fields, "exported").map(({ name, field }) => [
      name,
      exportedValue(field, `t.${columnOf(name)}`),
    ]),
  );

function exportedValue({ type }: Field, column: string): string {
  if (type === "citext") return `${column}::text`;
  // A list as JSON, so that no separator is taken for another; empty for an empty one.
  return type === "text[]" ? `coalesce(nullif(to_json(${column})::text, '[]'), '')` : column;
}
