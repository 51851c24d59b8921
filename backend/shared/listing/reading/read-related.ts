import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { join, raw, type Sql } from "sql-template-tag";
import type { Context } from "../../context.ts";
import type { BackwardArguments, PageArguments } from "../../paging/connection.ts";
import { queryRows } from "../../rows/query.ts";
import { metadataOf } from "../../rows/read-rows.ts";
import { nodeSelection, type Selection } from "../../rows/selection.ts";
import { conditionsOf } from "../conditions.ts";
import type { Edge } from "../edge.ts";
import { keyColumns, narrowedPage } from "./narrowed-page.ts";
import { type PageOfRows, preparePage } from "./read-page.ts";

/** The arguments of an edge. */
export type RelatedArguments = PageArguments & BackwardArguments & { readonly sort?: string };

type Reader = Pick<Context, "em" | "actor">;

/** Selects the distinct records with these ids, as `owner` in the statement. */
const owners = (ids: readonly number[]): Sql => sql`unnest(${[...new Set(ids)]}::integer[]) as owner(id)`;

const ownBy = ({ belongs }: Edge, condition: Sql = sql`true`): Sql =>
  sql`${belongs(raw("owner.id"))} and ${condition}`;

/**
 * Reads a page of the rows that belong to each of these records, in one statement for all.
 * @param selection the requested fields of the connection.
 * @throws InvalidInputError if the page arguments are invalid.
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
  const all = conditionsOf(list, {}, context);
  const { plan, size, order, from, toPage } = preparePage(em, list, all, request, nodeSelection(selection));
  const sorted = join(order.keys.map((_, index) => raw(`page."#${index}" ${order.direction}`)));
  const table = tableOf(em, edge);
  const own = ownBy(edge, all.where());
  const selected = sql`select ${plan.columns}, ${keyColumns(order.keys)} from ${raw(table)} t`;
  const narrowed = { table, conditions: { ...all, where: () => own }, from, order, length: size + 1 };
  const page = edge.isLarge
    ? sql`with ${narrowedPage(narrowed)} ${selected} join page on page.id = t.id ${plan.joins}`
    : sql`${selected} ${plan.joins} where ${own} and ${from} ${order.orderBy} limit ${raw(String(size + 1))}`;
  const rows = await queryRows(
    em,
    sql`select owner.id as "#owner", page.* from ${owners(ids)} cross join lateral (${page}) page
      order by owner.id, ${sorted}`,
  );
  const byOwner = Map.groupBy(rows, (row) => row["#owner"]);
  return ids.map((id) => toPage(byOwner.get(id) ?? []));
}

/** Counts the rows that belong to each of these records, in one statement for all. */
export async function countRelated(context: Reader, edge: Edge, ids: readonly number[]): Promise<number[]> {
  const { em } = context;
  const { where, whereKept } = conditionsOf(edge.list, {}, context);
  const { kept } = edge.list;
  const counted =
    edge.isLarge && kept
      ? sql`select sum(t.count) from ${raw(kept.counts)} t where ${ownBy(edge, whereKept(edge.countedBy))}`
      : sql`select count(*) from ${raw(tableOf(em, edge))} t where ${ownBy(edge, where())}`;
  const rows = await queryRows(em, sql`select owner.id, (${counted}) as count from ${owners(ids)}`);
  const byOwner = new Map(rows.map(({ id, count }) => [id, Number(count)]));
  return ids.map((id) => byOwner.get(id) ?? 0);
}

const tableOf = (em: EntityManager, { list }: Edge): string => metadataOf(em, list.entity).tableName;
