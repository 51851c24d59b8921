import { readFile } from "node:fs/promises";
import { array, boolean, lazy, mixed, number, object, string, ValidationError } from "yup";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { ImportError } from "../errors.ts";
import { didYouMean } from "../nearest.ts";
import type { ReadingOptions } from "../reading/source-record.ts";
import { isEncoding } from "../reading/text/encoding.ts";
import { isDateFormat } from "./dates.ts";
import { LEAVE_OUT_TESTS, type LeaveOut } from "./leave-out.ts";
import { isNumberFormat, NUMBER_FORMATS } from "./number-format.ts";

/** The last row in which a table's header may be. */
export const MAX_HEADER = 1_000;

/** Another list in the same document in which a value is looked up. */
export interface Lookup {
  readonly list: string;
  readonly key: string;
  readonly value: string;
}

/** Another list of the document or archive, whose records with the same key become part of each record. */
export interface Join {
  /** The list, such as `data.tags`, or the file in an archive. */
  readonly list: string;
  /** Its field with the key. */
  readonly key: string;
  /** The field of the records with the same key; one of an earlier join has its name before it. */
  readonly by: string;
  /** The name under which its fields are then read, such as `tags` in `tags.name`. */
  readonly as: string;
}

/** How a native field is derived from a foreign record; the steps apply in this order. See docs/import.md. */
export interface FieldMapping {
  /** A constant value. */
  readonly value?: unknown;
  /** Foreign fields; the values of several fields are combined into a list. */
  readonly from?: string | string[];
  /** A template with foreign fields in braces, instead of `from`. */
  readonly template?: string;
  /** The separator by which each value is split into a list. */
  readonly split?: string;
  /** Takes the first or the last item of the list. Default: all. */
  readonly take?: "first" | "last" | "all";
  /** Patterns with the replacements of their matches. */
  readonly replace?: Readonly<Record<string, string>>;
  /** A pattern; the first matching group is extracted. */
  readonly match?: string;
  /** Replaces each value by looking it up in another list of the document. */
  readonly lookup?: Lookup;
  /** The date format: `DD.MM.YYYY`, `MMM D, YYYY`, `unix` or `unix-ms`. */
  readonly date?: string;
  /** The number format: `1,234.5`, `1.234,5`, `1 234,5` or `1'234.5`. */
  readonly number?: string;
  /** Replaces whole values. */
  readonly translate?: Readonly<Record<string, unknown>>;
  /** Joins the list into one string with this separator. */
  readonly join?: string;
  /** The default if there is no value. */
  readonly default?: unknown;
}

/** How to convert a foreign file to records of a kind. */
export interface Mapping extends ReadingOptions {
  /** The prefix of the external keys, as in `sports-ai:opencv`. */
  readonly source: string;
  /** Path of the list of records in a JSON document. */
  readonly records: string;
  /** Other lists with which the records are joined, in this order. */
  readonly joins?: readonly Join[];
  /** Conditions, each of which leaves rows out. */
  readonly leaveOut?: readonly LeaveOut[];
  readonly fields: Readonly<Record<string, FieldMapping>>;
}

const names = (value: unknown) =>
  typeof value === "string" || (Array.isArray(value) && value.every((name) => typeof name === "string"));

/** The error message for unknown properties, listing the known ones. */
const only =
  (known: string) =>
  ({ path, unknown }: { path: string; unknown: string }) =>
    `${path === "this" ? "it" : path} takes ${known}, not ${unknown}`;

const fieldRules = object({
  value: mixed(),
  from: mixed().test(
    "names",
    "must be a field's name or a list of names",
    (v) => v === undefined || names(v),
  ),
  template: string(),
  split: string().min(1, "needs a separator").max(10, "must be at most 10 characters"),
  take: string().oneOf(["first", "last", "all"], "must be first, last or all"),
  replace: object()
    .default(undefined)
    .test("patterns", "must map regular expressions to texts", (given) =>
      Object.entries(given ?? {}).every(([pattern, text]) => isPattern(pattern) && typeof text === "string"),
    ),
  match: string().test("pattern", "isn't a regular expression", isPattern),
  lookup: object({ list: string().required(), key: string().required(), value: string().required() })
    .noUnknown(only("list, key and value"))
    .default(undefined),
  date: string().test(
    "date",
    "must be unix, unix-ms, or a format with a year (YYYY or YY), a month (MMMM, MMM, MM or M), a day (DD or D), and perhaps a time (HH:mm:ss or h:mm A), each once; other letters go in [brackets]",
    isDateFormat,
  ),
  number: string().test("number", `must be one of ${Object.keys(NUMBER_FORMATS).join(" | ")}`, (format) =>
    isNumberFormat(format),
  ),
  translate: object().default(undefined),
  join: string(),
  default: mixed(),
})
  .noUnknown(
    only(
      "value, from, template, split, take, replace, match, lookup, date, number, translate, join and default",
    ),
  )
  .test("source", "needs one of value, from and template", (field) =>
    ["value", "from", "template"].some((step) => step in (field ?? {})),
  );

const texts = (value: unknown) => value === undefined || names(value);

const leaveOutRules = object({
  from: string().required(),
  is: mixed().test("texts", "must be a text or a list of texts", texts),
  isNot: mixed().test("texts", "must be a text or a list of texts", texts),
  contains: string().min(1, "needs a text"),
  empty: boolean(),
})
  .nonNullable("must be an object")
  .noUnknown(only("from, is, isNot, contains and empty"))
  .test(
    "test",
    "needs one of is, isNot, contains and empty",
    (condition) => LEAVE_OUT_TESTS.filter((test) => test in (condition ?? {})).length === 1,
  );

const rules = object({
  source: string().required(),
  records: string().default(""),
  encoding: string().test("encoding", "isn't an encoding such as utf-8 or windows-1252", isEncoding),
  header: number().integer().min(1).max(MAX_HEADER),
  joins: array()
    .of(
      object({
        list: string().required(),
        key: string().required(),
        by: string().required(),
        as: string()
          .required()
          .matches(/^[^.[\]]+$/, "must be a name without dots and brackets"),
      })
        .nonNullable("must be an object")
        .noUnknown(only("list, key, by and as")),
    )
    .max(10, "can have up to 10 lists")
    .default(undefined),
  leaveOut: array().of(leaveOutRules).max(20, "can have up to 20 conditions").default(undefined),
  fields: lazy((fields: object) =>
    object(Object.fromEntries(Object.keys(fields ?? {}).map((name) => [name, fieldRules]))).required(),
  ),
}).noUnknown(only("source, records, encoding, header, joins, leaveOut and fields"));

/**
 * Reads a mapping file.
 * @throws ImportError if it is invalid.
 */
export async function readMapping(file: string, kind: ImportKind): Promise<Mapping> {
  try {
    return checkedMapping(JSON.parse(await readFile(file, "utf8")), kind);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ");
    throw new ImportError(`The mapping ${file} can't be used: ${reason}`);
  }
}

/**
 * Validates a mapping.
 * @throws ImportError if it is invalid.
 */
export function checkedMapping(given: unknown, kind: ImportKind): Mapping {
  try {
    const mapping = rules.validateSync(withObjects(given), { strict: true }) as Mapping;
    const unknown = Object.keys(mapping.fields).find((name) => !kind.fields.includes(name));
    if (unknown === undefined) return mapping;
    throw new ImportError(
      `${kind.name} have no field "${unknown}", only ${kind.fields.join(", ")}.${didYouMean(unknown, kind.fields)}`,
    );
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ImportError(`${error.path ? `${error.path}: ` : ""}${error.message.replace(/\s+/g, " ")}`);
  }
}

/** Returns how a mapping's file is to be read. */
export function readingOptions(mapping: Mapping | undefined): ReadingOptions {
  const { encoding, header } = mapping ?? {};
  return { ...(encoding && { encoding }), ...(header && { header }) };
}

/** Returns the fields of foreign records that a mapping reads. */
export function pathsIn({ fields, leaveOut = [] }: Mapping): string[] {
  const paths = Object.values(fields).flatMap(({ from, template, value }) => {
    if (value !== undefined) return [];
    if (template === undefined) return [from ?? []].flat();
    return [...template.matchAll(/\{([^{}]+)\}/g)].map(([, path = ""]) => path);
  });
  return [...new Set([...paths, ...leaveOut.map(({ from }) => from)])];
}

/** Expands plain field names, which are short for `{ "from": name }`. */
function withObjects(given: unknown): unknown {
  if (typeof given !== "object" || given === null || !("fields" in given)) return given;
  if (typeof given.fields !== "object" || given.fields === null) return given;
  const fields = Object.entries(given.fields).map(([name, field]) => [
    name,
    typeof field === "string" ? { from: field } : field,
  ]);
  return { records: "", ...given, fields: Object.fromEntries(fields) };
}

function isPattern(pattern: string | undefined): boolean {
  try {
    new RegExp(pattern ?? "", "u");
    return true;
  } catch {
    return false;
  }
}
