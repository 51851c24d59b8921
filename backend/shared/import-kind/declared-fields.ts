import type { AnySchema } from "yup";
import { columnOf, type Field, type Fields, fieldsWith, type NamesWith } from "../fields/field.rules.ts";
import { YEARS } from "../fields/form.rules.ts";
import { MAX_ITEMS } from "../text/text.rules.ts";
import { mailAddress, optionalText, requiredText, text, webAddress, wholeNumber } from "./fields.ts";
import type { ComputedColumn } from "./kind.ts";
import { listOf } from "./lists.ts";

type Row = Readonly<Record<string, unknown>>;

/** The rules of the columns of a file that hold declared fields, by name; those of choices are theirs. */
export const importRules = <const F extends Fields>(fields: F) =>
  Object.fromEntries(
    fieldsWith(fields, "imported").flatMap(({ name, field }) => {
      const rule = ruleOf(field);
      return rule ? [[name, rule]] : [];
    }),
  ) as Record<NamesWith<F, "imported">, AnySchema>;

/** The same without the columns that have rules already. */
export const furtherImportRules = (fields: Fields, own: object): Record<string, AnySchema> =>
  Object.fromEntries(Object.entries<AnySchema>(importRules(fields)).filter(([name]) => !(name in own)));

function ruleOf({ input, absent }: Field): AnySchema | undefined {
  const { as, max = 80 } = input ?? { as: "other" };
  if (as === "address") return webAddress();
  if (as === "mail") return mailAddress();
  if (as === "year") return wholeNumber(YEARS.min, YEARS.max);
  if (as === "lines" || as === "commas") return listOf({ maxItems: MAX_ITEMS, maxLength: max });
  if (as === "other") return undefined;
  if (absent === undefined) return requiredText(max);
  return absent === "" ? text(max) : optionalText(max);
}

/** Columns of declared fields that keep what is stored where a file says nothing. */
export const keptColumns = (fields: Fields): Record<string, ComputedColumn<object>> =>
  Object.fromEntries(
    fieldsWith(fields, "imported").map(({ name, field: { type, absent } }) => [
      columnOf(name),
      {
        type,
        value: (row) => (row as Row)[name] || undefined,
        initial: absent === null ? "null" : absent === "" ? "''" : "'{}'",
      },
    ]),
  );

/** Columns of declared fields that are stored as a file says. */
export const storedColumns = (fields: Fields): Record<string, ComputedColumn<object>> =>
  Object.fromEntries(
    fieldsWith(fields, "imported").map(({ name, field: { type, absent } }) => [
      columnOf(name),
      {
        type,
        value: (row) => {
          const value = (row as Row)[name];
          return value === "" && absent === null ? undefined : (value ?? absent);
        },
      },
    ]),
  );

/** What the importer knows of the columns of declared fields. */
export const importedNames = (fields: Fields) => {
  const imported = fieldsWith(fields, "imported");
  return {
    otherNames: Object.fromEntries(imported.map(({ name, value }) => [name, value.names ?? []])),
    about: Object.fromEntries(
      imported.flatMap(({ name, value }) => (value.about ? [[name, value.about]] : [])),
    ),
    headings: Object.fromEntries(
      imported.flatMap(({ name, field }) => (field.csv ? [[field.csv, name]] : [])),
    ),
  };
};

const prefixed = (prefix: string, name: string) => `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The same rules for a file of other records that says it of one they belong to, such as `vendorCountry`. */
export const prefixedRules = <const F extends Fields, Prefix extends string>(fields: F, prefix: Prefix) =>
  Object.fromEntries(
    Object.entries(importRules(fields)).map(([name, rule]) => [prefixed(prefix, name), rule]),
  ) as Record<`${Prefix}${Capitalize<NamesWith<F, "imported">>}`, AnySchema>;

/** The columns that such a file fills where they are empty. */
export const filledColumns = (fields: Fields, prefix: string) =>
  Object.fromEntries(
    fieldsWith(fields, "imported").map(({ name, field: { type } }) => [
      columnOf(name),
      { type, value: (row: object) => (row as Row)[prefixed(prefix, name)] || undefined },
    ]),
  );
