import type { EntityMetadata } from "@mikro-orm/core";
import { InvalidInputError } from "../errors.ts";

/** A position in a list: the sort order's name, then the values that it compares, with the id last. */
export type Place = readonly (string | number)[];

type CursorArgument = "after" | "before";

/** The maximum length of compared titles. */
const MAX_TEXT = 1_000;

export function encodeCursor(order: string, place: Place): string {
  return Buffer.from(JSON.stringify([order, ...place])).toString("base64url");
}

/**
 * Decodes a cursor.
 * @param properties the properties that are compared; cursors are untrusted, so each value's type is checked.
 * @throws InvalidInputError if the cursor is invalid or belongs to another list or sort order.
 */
export function decodeCursor(
  cursor: string,
  order: string,
  meta: EntityMetadata,
  properties: readonly string[],
  argument: CursorArgument = "after",
): Place {
  const types = properties.map((name) => meta.properties[name]?.columnTypes[0] ?? "");
  return decodePlace(cursor, order, types, argument);
}

/** Decodes a cursor with values of these column types, such as `timestamptz` and `integer`. */
export function decodePlace(
  cursor: string,
  order: string,
  types: readonly string[],
  argument: CursorArgument = "after",
): Place {
  const [of, ...place] = parse(cursor);
  const fits =
    of === order &&
    place.length === types.length &&
    types.every((type, index) => isOfType(place[index], type));
  if (fits) return place as Place;
  refuseCursor(argument);
}

/** @throws InvalidInputError that the cursor isn't of this list. */
export function refuseCursor(argument: CursorArgument = "after"): never {
  const message = "This cursor belongs to another list. Start again from the first page.";
  throw new InvalidInputError(message, { [argument]: message });
}

function parse(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}

/** A date or timestamp in PostgreSQL's format, which rejects offsets of 16 hours or more. */
const MOMENT = /^((?!0000)\d{4}-\d\d-\d\d)( \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?)?$/;

/** The maximum absolute values of PostgreSQL's integer types. */
const MAX_VALUES: Readonly<Record<string, number>> = {
  smallint: 32_767,
  integer: 2_147_483_647,
  int: 2_147_483_647,
};

function isOfType(value: unknown, type: string): boolean {
  const max = MAX_VALUES[type];
  if (max !== undefined) return Number.isInteger(value) && Math.abs(Number(value)) <= max;
  if (typeof value !== "string") return false;
  if (type === "bigint") return /^-?\d{1,18}$/.test(value);
  if (type.startsWith("numeric")) return /^-?\d{1,12}(\.\d{1,6})?$/.test(value);
  if (type.startsWith("timestamptz") || type === "date") return isMoment(value);
  return value.length <= MAX_TEXT && value.isWellFormed() && !value.includes("\u0000");
}

/** Whether a timestamp is a valid calendar date: February 30 would make PostgreSQL fail. */
function isMoment(value: string): boolean {
  const day = MOMENT.exec(value)?.[1];
  if (!day || Number.isNaN(Date.parse(value))) return false;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
