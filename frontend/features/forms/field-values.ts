import {
  type Field,
  type Fields,
  fieldsWith,
  type NamesWith,
} from "../../../backend/shared/fields/field.rules.ts";

type Names<F extends Fields> = NamesWith<F, "input">;

/** What the mutation takes of a declared field. */
type Sent<F extends Field> = F["type"] extends "smallint" | "integer"
  ? number | null
  : F["type"] extends "text[]"
    ? string[]
    : string;

/** How the texts of a list are written in one control. */
const separatorOf = ({ input }: Field) => (input?.as === "lines" ? "\n" : ", ");

const partsOf = (text: string, separator: string) =>
  text
    .split(separator.trim() || separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** What a form shows of a record's declared fields; without one, it is empty. */
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

/** What is sent of a form's declared fields. */
export const inputsOf = <const F extends Fields>(fields: F, values: Readonly<Record<Names<F>, string>>) =>
  Object.fromEntries(
    fieldsWith(fields, "input").map(({ name, field }) => {
      const text = values[name as Names<F>];
      if (field.type === "text[]") return [name, partsOf(text, separatorOf(field))];
      const isNumber = field.type === "smallint" || field.type === "integer";
      return [name, isNumber ? (text === "" ? null : Number(text)) : text];
    }),
  ) as { [Name in Names<F>]: Sent<F[Name]> };
