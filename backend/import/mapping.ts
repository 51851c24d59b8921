import { readFile } from "node:fs/promises";
import { lazy, mixed, object, string, ValidationError } from "yup";
import { ImportError } from "./errors.ts";

/** How one native field is made of a foreign record; see docs/import.md. */
export interface FieldMapping {
  /** Foreign fields; the values of several are put together in one list. */
  readonly from?: string | string[];
  /** What it is for every record. */
  readonly value?: unknown;
  /** Replaces each value by what another list of the document says. */
  readonly lookup?: { readonly list: string; readonly key: string; readonly value: string };
  /** Replaces the values named here. */
  readonly translate?: Readonly<Record<string, unknown>>;
  /** A pattern; the first group that matched is taken. */
  readonly match?: string;
  /** What it is where nothing was found. */
  readonly default?: unknown;
}

/** How a foreign file becomes records of a kind. */
export interface Mapping {
  /** Leads the external keys, as in `sports-ai:opencv`. */
  readonly source: string;
  /** Where in a JSON document the array of records is. */
  readonly records: string;
  readonly fields: Readonly<Record<string, string | FieldMapping>>;
}

const fieldRules = object({
  from: mixed<string | string[]>(),
  value: mixed(),
  lookup: object({ list: string().required(), key: string().required(), value: string().required() }).default(
    undefined,
  ),
  translate: object().default(undefined),
  match: string(),
  default: mixed(),
}).noUnknown();

const rules = object({
  source: string().required(),
  records: string().default(""),
  fields: lazy((fields: object) =>
    object(
      Object.fromEntries(
        Object.entries(fields ?? {}).map(([name, field]) => [
          name,
          typeof field === "string" ? string().required() : fieldRules,
        ]),
      ),
    ).required(),
  ),
});

/** Reads a mapping file. @throws ImportError that says what is wrong with it. */
export async function readMapping(file: string): Promise<Mapping> {
  try {
    return (await rules.validate(JSON.parse(await readFile(file, "utf8")), { strict: true })) as Mapping;
  } catch (error) {
    const place = error instanceof ValidationError ? `${error.path}: ` : "";
    throw new ImportError(
      `The mapping ${file} can't be used: ${place}${error instanceof Error ? error.message : error}`,
    );
  }
}

/** The lists that lookups read, by name; each maps a key to its value. */
export type Lookups = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** The name under which a lookup stands in `Lookups`. */
export const lookupName = ({ list, key, value }: NonNullable<FieldMapping["lookup"]>) =>
  `${list} ${key} ${value}`;

/** The native record of a foreign one. */
export function applyMapping(
  { fields }: Mapping,
  record: Record<string, unknown>,
  lookups: Lookups,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, mappedValue(field, record, lookups)]),
  );
}

function mappedValue(
  field: string | FieldMapping,
  record: Record<string, unknown>,
  lookups: Lookups,
): unknown {
  if (typeof field === "string") return record[field];
  if (field.value !== undefined) return field.value;
  const sources = [field.from ?? []].flat().map((source) => record[source]);
  const values = sources.flat().map((value) => replace(value, field, lookups));
  const isList = Array.isArray(field.from) || Array.isArray(sources[0]);
  return isList
    ? values.filter((value) => value !== undefined && value !== null)
    : (values[0] ?? field.default);
}

function replace(value: unknown, { lookup, translate, match }: FieldMapping, lookups: Lookups): unknown {
  let result = value;
  if (match)
    result = new RegExp(match)
      .exec(String(result))
      ?.slice(1)
      .find((group) => group);
  if (lookup) result = lookups.get(lookupName(lookup))?.get(String(result)) ?? result;
  return translate && Object.hasOwn(translate, String(result)) ? translate[String(result)] : result;
}

/** Every lookup of a mapping. */
export function lookupsOf({ fields }: Mapping): NonNullable<FieldMapping["lookup"]>[] {
  return Object.values(fields).flatMap((field) => (typeof field === "string" ? [] : (field.lookup ?? [])));
}
