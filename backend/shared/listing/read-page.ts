import type { EntityManager, EntityMetadata } from "@mikro-orm/postgresql";
import sql, { join, raw, type Sql } from "sql-template-tag";
import type { PageArguments } from "../connection.ts";
import { assertCount } from "../keyset.ts";
import { planOf } from "../rows/plan.ts";
import { queryRows } from "../rows/query.ts";
import { metadataOf } from "../rows/read-rows.ts";
import type { Selection } from "../rows/selection.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import type { AnyList } from "./list.ts";
import { orderOf } from "./order.ts";

/** One page of a list. */
export interface PageOfRows {
  readonly nodes: Record<string, unknown>[];
  readonly edges: { cursor: string; node: Record<string, unknown> }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** Start, size and sort order of a page. */
export type PageRequest = Pick<PageArguments, "first" | "after"> & { readonly sort: string };

/**
 * Reads one page by keyset, in one statement.
 * @throws InvalidInputErrorif `first` is out of range or the cursor belongs to another list.
 */
export async function readPage(
  em: EntityManager,
  list: AnyList,
  conditions: Sql,
  { first, after, sort }: PageRequest,
  selection: Selection,
): Promise<PageOfRows> {
  assertCount(first);
  const meta = metadataOf(em, list.entity) as unknown as EntityMetadata;
  const { properties, keys, direction, orderBy } = orderOf(em, list, sort);
  const { columns, joins, toRow } = planOf(meta, selection);
  const place = after ? decodeCursor(after, sort, meta, properties) : undefined;
  const from = place
    ? sql` and (${join(keys)}) ${raw(direction === "asc" ? ">" : "<")} (${join([...place])})`
    : sql``;
  const rows = await queryRows(
    em,
    sql`select ${columns}, ${join(keys.map((key, index) => sql`${key} as ${raw(`"#${index}"`)}`))} from ${raw(meta.tableName)} t ${joins} where ${conditions}${from} ${orderBy} limit ${raw(String(first + 1))}`,
  );
  const shown = rows.slice(0, first);
  const edges = shown.map((values) => ({
    cursor: encodeCursor(
      sort,
      properties.map((_, index) => values[`#${index}`] as string | number),
    ),
    node: toRow(values),
  }));
  return {
    nodes: edges.map(({ node }) => node),
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: place !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
