import {
  type Field,
  type Fields,
  fieldsWith,
  type NamesWith,
} from "../../../backend/shared/fields/field.rules.ts";

type Names<F extends Fields> = NamesWith<F, "input">;

/** The type of a declared field in a mutation's input. */
type Sent<F extends Field> = F["type"] extends "smallint" | "integer"
  ? number | null
  : F["type"] extends "text[]"
    ? string[]
    : string;

/** Joins the items of a list for a single control. */
const separatorOf = ({ input }: Field) => (input?.as === "lines" ? "\n" : ", ");

const partsOf = (text: string, separator: string) =>
  text
    .split(separator.trim() || separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Returns the form's values for a record's declared fields; empty ones without a record. */
export const textsOf = <const F extends Fields>(
  fields: F,
  record: Readonly<Record<Names<F>, unknown>> | null | undefined,
) =>
  Object.fromEntries(
    fieldsWith(fields, "input").map(({ name, field }) => {
      const value = record?.[name as Names<F>];
      return [name, Array.isArray(value) ? value.join(separatorOf(field)) : String(value ?? "")];
    }),
  ) as Record<Names<F>, string>;

/** Converts the form's declared fields into the mutation's input. */
export const inputsOf = <const F extends Fields>(fields: F, values: Readonly<Record<Names<F>, string>>) =>
  Object.fromEntries(
    fieldsWith(fields, "input").map(({ name, field }) => {
      const text = values[name as Names<F>];
      if (field.type === "text[]") return [name, partsOf(text, separatorOf(field))];
      const isNumber = field.type === "smallint" || field.type === "integer";
      return [name, isNumber ? (text === "" ? null : Number(text)) : text];
    }),
  ) as { [Name in Names<F>]: Sent<F[Name]> };
