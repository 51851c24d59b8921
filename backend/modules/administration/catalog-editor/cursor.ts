import { refuseCursor } from "../../../shared/listing/cursor.ts";
import type { CatalogOrder } from "./catalog.types.ts";
import type { CatalogKind } from "./kinds/catalog-kind.ts";

/** The position of a row in the catalog. */
interface Place {
  readonly place: string | number;
  readonly id: number;
}

/** Returns the cursor of a row. */
export function cursorOf(kind: CatalogKind, order: CatalogOrder, place: string | number, id: number): string {
  return Buffer.from(JSON.stringify([kind, order, place, id])).toString("base64url");
}

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.isWellFormed() && !value.includes("\u0000");

/**
 * Decodes a cursor, which is untrusted.
 * @throws InvalidInputError for a cursor of another list.
 */
export function readCursor(after: string, kind: CatalogKind, order: CatalogOrder, type: string): Place {
  const [ofKind, ofOrder, place, id] = decoded(after);
  const fits = type === "integer" ? isId(place) : isText(place);
  if (ofKind === kind && ofOrder === order && fits && isId(id))
    return { place: place as string | number, id };
  return refuseCursor();
}

function decoded(after: string): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(after, "base64url").toString());
    return Array.isArray(values) && values.length === 4 ? values : [];
  } catch {
    return [];
  }
}
