import type { AnySchema } from "yup";
import { columnOf, type Field, type Fields, fieldsWith, type NamesWith } from "../fields/field.rules.ts";
import { YEARS } from "../fields/form.rules.ts";
import { capitalize } from "../text/capitalize.ts";
import { MAX_ITEMS } from "../text/text.rules.ts";
import {
  mailAddress,
  optionalText,
  requiredText,
  text,
  videoAddress,
  webAddress,
  wholeNumber,
} from "./fields.ts";
import type { ComputedColumn } from "./kind.ts";
import { listOf } from "./lists.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the rules for a file's columns that hold declared fields, by name; choices have their own rules.
 */
export const importRules = <const F extends Fields>(fields: F) =>
  Object.fromEntries(
    fieldsWith(fields, "imported").flatMap(({ name, field }) => {
      const rule = ruleOf(field);
      return rule ? [[name, rule]] : [];
    }),
  ) as Record<NamesWith<F, "imported">, AnySchema>;

/** Like `importRules`, but without the columns that already have rules. */
export const furtherImportRules = (fields: Fields, own: object): Record<string, AnySchema> =>
  Object.fromEntries(Object.entries<AnySchema>(importRules(fields)).filter(([name]) => !(name in own)));

function ruleOf({ input, absent }: Field): AnySchema | undefined {
  const { as, max = 80 } = input ?? { as: "other" };
  if (as === "address") return webAddress();
  if (as === "video") return videoAddress();
  if (as === "mail") return mailAddress();
  if (as === "year") return wholeNumber(YEARS.min, YEARS.max);
  if (as === "lines" || as === "commas") return listOf({ maxItems: MAX_ITEMS, maxLength: max });
  if (as === "other") return undefined;
  if (absent === undefined) return requiredText(max);
  return absent === "" ? text(max) : optionalText(max);
}

/** A file's value, or undefined where it has none: an empty list is none. */
const givenIn = (row: object, name: string): unknown => {
  const value = (row as Row)[name];
  return Array.isArray(value) && value.length === 0 ? undefined : value || undefined;
};

/** Returns columns of declared fields that keep the stored value where a file has none. */
export const keptColumns = (fields: Fields): Record<string, ComputedColumn<object>> =>
  Object.fromEntries(
    fieldsWith(fields, "imported").map(({ name, field: { type, absent } }) => [
      columnOf(name),
      {
        type,
        value: (row) => givenIn(row, name),
        initial: absent === null ? "null" : absent === "" ? "''" : "'{}'",
      },
    ]),
  );

/** Returns columns of declared fields that always store the file's value. */
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

/** Returns what the importer knows about the columns of declared fields. */
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

const prefixed = (prefix: string, name: string) => `${prefix}${capitalize(name)}`;

/**
 * Returns the same rules for a file of other records that has these fields of a parent record, such as
 * `vendorCountry`.
 */
export const prefixedRules = <const F extends Fields, Prefix extends string>(fields: F, prefix: Prefix) =>
  Object.fromEntries(
    Object.entries(importRules(fields)).map(([name, rule]) => [prefixed(prefix, name), rule]),
  ) as Record<`${Prefix}${Capitalize<NamesWith<F, "imported">>}`, AnySchema>;

/** Returns the parent's columns that such a file fills where they are empty. */
export const filledColumns = (fields: Fields, prefix: string) =>
  Object.fromEntries(
    fieldsWith(fields, "imported").map(({ name, field: { type } }) => [
      columnOf(name),
      { type, value: (row: object) => givenIn(row, prefixed(prefix, name)) },
    ]),
  );
