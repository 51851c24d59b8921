import type { Problems } from "../errors.ts";
import { isAbsent } from "../reading/external-key.ts";
import { isoFrom } from "./dates.ts";
import { type Lookups, lookupName } from "./lookups.ts";
import type { FieldMapping, Lookup, Mapping } from "./mapping.ts";
import { numberFrom } from "./number-format.ts";
import { type Foreign, valueAt } from "./value-at.ts";

/**
 * Converts a foreign record to a native one.
 * @param problems receives the errors of fields that can't be converted.
 */
export function applyMapping(
  { fields }: Mapping,
  record: Foreign,
  lookups: Lookups,
  problems: Problems,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [field, mapping] of Object.entries(fields)) {
    try {
      values[field] = mappedValue(mapping, record, lookups);
    } catch (error) {
      if (!(error instanceof NotConvertible)) throw error;
      problems.set(field, { message: error.message, value: error.value });
    }
  }
  return values;
}

/** A value that a step can't convert. */
class NotConvertible extends Error {
  readonly value: unknown;

  constructor(message: string, value: unknown) {
    super(message);
    this.value = value;
  }
}

function mappedValue(field: FieldMapping, record: Foreign, lookups: Lookups): unknown {
  if (field.value !== undefined) return field.value;
  const sources =
    field.template === undefined
      ? [field.from ?? []].flat().map((path) => valueAt(record, path))
      : [fill(field.template, record)];
  const values = taken(
    sources.flat().flatMap((value) => split(value, field)),
    field,
  )
    .map((value) => convert(value, field, lookups))
    .filter((value) => !isAbsent(value));
  const isSeveral = Array.isArray(field.from) || Array.isArray(sources[0]) || field.split !== undefined;
  const isList = isSeveral && (field.take ?? "all") === "all";
  if (values.length === 0) return field.default;
  if (field.join !== undefined) return values.join(field.join);
  return isList ? values : values[0];
}

function split(value: unknown, { split: separator }: FieldMapping): unknown[] {
  return separator === undefined || isAbsent(value)
    ? [value]
    : joinedInParentheses(String(value).split(separator), separator).map((item) => item.trim());
}

/** Joins the parts of a text that were separated within parentheses, as in `Video, Export (CSV, JSON)`. */
function joinedInParentheses(parts: readonly string[], separator: string): string[] {
  const items: string[] = [];
  let open = 0;
  for (const part of parts) {
    const last = items.length - 1;
    if (open > 0) items[last] += separator + part;
    else items.push(part);
    open = Math.max(0, open + countOf(part, "(") - countOf(part, ")"));
  }
  // A parenthesis that is never closed holds nothing together.
  return open > 0 ? [...parts] : items;
}

const countOf = (text: string, character: string) => text.split(character).length - 1;

function taken(given: readonly unknown[], { take }: FieldMapping): readonly unknown[] {
  const values = given.filter((value) => !isAbsent(value));
  if (take === "first") return values.slice(0, 1);
  return take === "last" ? values.slice(-1) : values;
}

function convert(given: unknown, field: FieldMapping, lookups: Lookups): unknown {
  let value = given;
  for (const [pattern, text] of Object.entries(field.replace ?? {})) {
    value = String(value).replace(new RegExp(pattern, "gu"), text);
  }
  if (field.match !== undefined) value = firstGroup(new RegExp(field.match, "u").exec(String(value)));
  if (field.lookup && value !== undefined) value = lookUp(String(value), field, field.lookup, lookups);
  if (field.date !== undefined && !isAbsent(value)) value = dateIn(value, field.date);
  if (field.number !== undefined && !isAbsent(value)) value = numberIn(value, field.number);
  const { translate } = field;
  return translate && Object.hasOwn(translate, String(value)) ? translate[String(value)] : value;
}

function dateIn(value: unknown, format: string): string {
  const date = isoFrom(value, format);
  if (date === undefined) throw new NotConvertible(`isn't a date in the form ${format}`, value);
  return date;
}

function numberIn(value: unknown, format: string): number {
  const number = numberFrom(value, format);
  if (number === undefined) throw new NotConvertible(`isn't a number in the form ${format}`, value);
  return number;
}

/** Returns the whole match if the pattern has no groups. */
function firstGroup(match: RegExpExecArray | null): string | undefined {
  const [whole, ...groups] = match ?? [];
  return groups.length === 0 ? whole : groups.find((group) => group);
}

function lookUp(key: string, field: FieldMapping, lookup: Lookup, lookups: Lookups): unknown {
  const found = lookups.get(lookupName(lookup))?.get(key);
  if (found === undefined && field.default === undefined) {
    throw new NotConvertible(`"${key}" isn't in the document's list ${lookup.list}`, key);
  }
  return found;
}

/** Undefined if all fields of the template are empty. */
function fill(template: string, record: Foreign): string | undefined {
  let found = false;
  const text = template.replace(/\{([^{}]+)\}/g, (_, path: string) => {
    const value = valueAt(record, path);
    found ||= !isAbsent(value);
    return isAbsent(value) ? "" : [value].flat().join(", ");
  });
  return found ? text : undefined;
}
