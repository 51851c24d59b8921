import type { EntityMetadata, EntityProperty } from "@mikro-orm/core";
import { InvalidInputError } from "../errors.ts";

/** What a place in a list is told by: the order's name, then what the order compares, the id last. */
export type Place = readonly (string | number)[];

/** No title that is compared is longer. */
const MAX_TEXT = 1_000;

export function encodeCursor(order: string, place: Place): string {
  return Buffer.from(JSON.stringify([order, ...place])).toString("base64url");
}

/**
 * The place that a cursor names.
 * @param properties what the order compares; a cursor comes from outside, so each value must be of its type.
 * @throws InvalidInputError for a cursor of another list or order, or one that was never given out.
 */
export function decodeCursor(
  cursor: string,
  order: string,
  meta: EntityMetadata,
  properties: readonly string[],
): Place {
  const [of, ...place] = parse(cursor);
  const fits =
    of === order &&
    place.length === properties.length &&
    properties.every((name, index) => {
      const property = meta.properties[name];
      return property !== undefined && isOfType(place[index], property);
    });
  if (fits) return place as Place;
  const message = "This cursor is not of this list. Start again from the first page.";
  throw new InvalidInputError(message, { after: message });
}

function parse(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}

/** A day or a moment as PostgreSQL writes it; it takes no offset of 16 hours or more. */
const MOMENT = /^((?!0000)\d{4}-\d\d-\d\d)( \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?)?$/;

/** The greatest values of PostgreSQL's whole numbers. */
const GREATEST: Readonly<Record<string, number>> = {
  smallint: 32_767,
  integer: 2_147_483_647,
  int: 2_147_483_647,
};

function isOfType(value: unknown, { columnTypes: [type = ""] }: EntityProperty): boolean {
  const greatest = GREATEST[type];
  if (greatest !== undefined) return Number.isInteger(value) && Math.abs(Number(value)) <= greatest;
  if (typeof value !== "string") return false;
  if (type.startsWith("numeric")) return /^-?\d{1,12}(\.\d{1,6})?$/.test(value);
  if (type.startsWith("timestamptz") || type === "date") return isMoment(value);
  return value.length <= MAX_TEXT && value.isWellFormed() && !value.includes("\u0000");
}

/** Whether a day of the calendar stands in a moment: February 30 would make PostgreSQL fail. */
function isMoment(value: string): boolean {
  const day = MOMENT.exec(value)?.[1];
  if (!day || Number.isNaN(Date.parse(value))) return false;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
