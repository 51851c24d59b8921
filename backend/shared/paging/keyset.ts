import {
  Cursor,
  type EntityKey,
  type EntityManager,
  type EntityMetadata,
  type FilterQuery,
  type FindByCursorOptions,
} from "@mikro-orm/postgresql";
import type { ClassType } from "type-graphql";
import { InvalidInputError } from "../errors.ts";
import { refuseCursor } from "../listing/cursor.ts";
import type { Page, PageArguments } from "./connection.ts";

/** Maximum page size. */
export const MAX_PAGE = 100;

/** What to list, in a sort order that ends with a unique column. */
export interface PageQuery<Entity extends object, Hint extends string = never> {
  readonly where: FilterQuery<NoInfer<Entity>>;
  readonly orderBy: NonNullable<FindByCursorOptions<Entity, Hint>["orderBy"]>;
  readonly populate?: FindByCursorOptions<Entity, Hint>["populate"];
  /** `joined` loads collections in the same statement as the rows. */
  readonly strategy?: FindByCursorOptions<Entity, Hint>["strategy"];
}

/** @throws InvalidInputError if the page size is out of range. */
export function assertCount(count: number, field: "first" | "last" = "first"): number {
  if (count >= 1 && count <= MAX_PAGE) return count;
  const message = `Ask for 1 to ${MAX_PAGE} at a time.`;
  throw new InvalidInputError(message, { [field]: message });
}

/**
 * Reads one page by keyset.
 * @throws InvalidInputError if `first` is out of range or the cursor belongs to another list.
 */
export async function findPage<Entity extends object, Hint extends string = never>(
  em: EntityManager,
  entity: ClassType<Entity>,
  page: PageArguments,
  options: PageQuery<Entity, Hint>,
): Promise<Page<Entity>> {
  assertCount(page.first);
  const cursor = await readCursor(em, entity, page, options);
  return {
    nodes: cursor.items,
    edges: cursor.items.map((node) => ({ cursor: cursor.from(node), node })),
    pageInfo: {
      hasNextPage: cursor.hasNextPage,
      hasPreviousPage: cursor.hasPrevPage,
      startCursor: cursor.startCursor,
      endCursor: cursor.endCursor,
    },
    totalCount: () => em.count(entity, options.where),
  };
}

async function readCursor<Entity extends object, Hint extends string>(
  em: EntityManager,
  entity: ClassType<Entity>,
  page: PageArguments,
  options: PageQuery<Entity, Hint>,
): Promise<Cursor<Entity, Hint, never, never, false>> {
  const meta = em.getMetadata().get(entity);
  if (page.after) assertCursor(page.after, Cursor.getDefinition(meta, options.orderBy), meta);
  const query = {
    ...options,
    first: page.first,
    ...(page.after ? { after: page.after } : {}),
    includeCount: false,
  };
  type Query = Parameters<typeof em.findByCursor<Entity, Hint, never, never, false>>[1];
  return em.findByCursor<Entity, Hint, never, never, false>(entity, query as unknown as Query);
}

/** Cursors are untrusted: the values must have the types of the sort columns. */
function assertCursor<Entity extends object>(
  after: string,
  definition: ReturnType<typeof Cursor.getDefinition>,
  meta: EntityMetadata<Entity>,
): void {
  const values = decodeCursor(after);
  const fits =
    values?.length === definition.length &&
    definition.every(([key], index) => {
      const property = meta.properties[key as EntityKey<Entity>];
      return (
        property !== undefined && isOfType(values[index], property.runtimeType, property.nullable === true)
      );
    });
  if (!fits) refuseCursor();
}

function decodeCursor(after: string): unknown[] | undefined {
  try {
    const values: unknown = Cursor.decode(after);
    return Array.isArray(values) ? values : undefined;
  } catch {
    return undefined;
  }
}

function isOfType(value: unknown, runtimeType: string, nullable: boolean): boolean {
  if (value === null) return nullable;
  if (runtimeType === "Date") {
    const year = typeof value === "string" ? new Date(value).getUTCFullYear() : Number.NaN;
    // PostgreSQL has no year 0, and rejects five-digit years in the driver's format.
    return year >= 1 && year <= 9999;
  }
  if (runtimeType === "number") return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
  if (typeof value === "string" && (!value.isWellFormed() || value.includes("\u0000"))) return false;
  return typeof value === runtimeType;
}
