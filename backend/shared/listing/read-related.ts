import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { join, raw, type Sql } from "sql-template-tag";
import type { BackwardArguments, PageArguments } from "../connection.ts";
import type { Context } from "../context.ts";
import { queryRows } from "../rows/query.ts";
import { metadataOf } from "../rows/read-rows.ts";
import { nodeSelection, type Selection } from "../rows/selection.ts";
import { conditionsOf } from "./conditions.ts";
import type { Edge } from "./edge.ts";
import { keyColumns } from "./narrowed-page.ts";
import { type PageOfRows, preparePage } from "./read-page.ts";

/** The arguments of an edge. */
export type RelatedArguments = PageArguments & BackwardArguments & { readonly sort?: string };

type Reader = Pick<Context, "em" | "actor">;

/** The rows of the records with these ids, `owner` in the statement. */
const owners = (ids: readonly number[]): Sql => sql`unnest(${ids}::integer[]) as owner(id)`;

const own = ({ belongs, list }: Edge, context: Reader): Sql =>
  sql`${belongs(raw("owner.id"))} and ${conditionsOf(list, {}, context).where() ?? sql`true`}`;

/**
 * Reads a page of what belongs to each of these records, in one statement for all.
 * @param selection the requested fields of the connection.
 * @throws InvalidInputError for page arguments that are invalid.
 */
export async function readRelated(
  context: Reader,
  edge: Edge,
  ids: readonly number[],
  args: RelatedArguments,
  selection: Selection,
): Promise<PageOfRows[]> {
  const { em } = context;
  const { list } = edge;
  const request = { ...args, sort: args.sort ?? list.defaultOrder, withEdges: "edges" in selection };
  const { plan, size, order, from, toPage } = preparePage(
    em,
    list,
    conditionsOf(list, {}, context),
    request,
    nodeSelection(selection),
  );
  const sorted = join(order.keys.map((_, index) => raw(`page."#${index}" ${order.direction}`)));
  const rows = await queryRows(
    em,
    sql`select owner.id as "#owner", page.* from ${owners(ids)} cross join lateral (
      select ${plan.columns}, ${keyColumns(order.keys)} from ${tableOf(em, edge)} t ${plan.joins}
      where ${own(edge, context)} and ${from} ${order.orderBy} limit ${raw(String(size + 1))}
    ) page order by owner.id, ${sorted}`,
  );
  const byOwner = Map.groupBy(rows, (row) => row["#owner"]);
  return ids.map((id) => toPage(byOwner.get(id) ?? []));
}

/** Counts what belongs to each of these records, in one statement for all. */
export async function countRelated(context: Reader, edge: Edge, ids: readonly number[]): Promise<number[]> {
  const rows = await queryRows(
    context.em,
    sql`select owner.id, (select count(*)::int from ${tableOf(context.em, edge)} t where ${own(edge, context)}) as count
      from ${owners(ids)}`,
  );
  const byOwner = new Map(rows.map(({ id, count }) => [id, Number(count)]));
  return ids.map((id) => byOwner.get(id) ?? 0);
}

const tableOf = (em: EntityManager, { list }: Edge): Sql => raw(metadataOf(em, list.entity).tableName);
