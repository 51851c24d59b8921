import type { EntityManager, EntityMetadata } from "@mikro-orm/postgresql";
import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { InvalidInputError } from "../../errors.ts";
import type { BackwardArguments, PageArguments } from "../../paging/connection.ts";
import { assertCount } from "../../paging/keyset.ts";
import { type Plan, planOf } from "../../rows/plan.ts";
import { queryRows } from "../../rows/query.ts";
import { metadataOf } from "../../rows/read-rows.ts";
import type { Selection } from "../../rows/selection.ts";
import { allOf, type Conditions } from "../conditions.ts";
import { decodeCursor, encodeCursor, type Place } from "../cursor.ts";
import type { AnyList } from "../list.ts";
import { type OrderPlan, orderOf, reversed } from "../order.ts";
import { keyColumns, narrowedPage } from "./narrowed-page.ts";
import { totalStatement } from "./read-counts.ts";

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
  /** The length of the whole list, if it was requested with the page and the page isn't empty. */
  readonly total?: Total | undefined;
}

/** The length of a list, and whether it is exact or counted up to a limit. */
export interface Total {
  readonly count: number;
  readonly isExact: boolean;
}

/** The start, length and sort order of a page. */
export type PageRequest = Pick<PageArguments, "first" | "after"> &
  BackwardArguments & {
    readonly sort: string;
    /** Whether each row's cursor is requested. */
    readonly withEdges: boolean;
    /** Whether the whole list's length is requested. */
    readonly withTotal?: boolean;
  };

/**
 * Reads one page by keyset in one statement.
 * @throws InvalidInputError if the size is out of range, the cursor belongs to another list, or the arguments
 * for both directions are mixed.
 */
export async function readPage(
  em: EntityManager,
  list: AnyList,
  conditions: Conditions,
  request: PageRequest,
  selection: Selection,
): Promise<PageOfRows> {
  const { plan, size, order, from, toPage } = preparePage(em, list, conditions, request, selection);
  const { keys, orderBy } = order;
  const { tableName: table } = metadataOf(em, list.entity);
  const total = request.withTotal
    ? sql`, (select json_build_array(total.count, total."countIsExact") from (${totalStatement(em, list, conditions)}) total) as "#total"`
    : empty;
  const selected = sql`select ${plan.columns}, ${keyColumns(keys)}${total} from ${raw(table)} t`;
  const isNarrowed = conditions.search !== undefined || conditions.chosen.size > 0;
  const rows = await queryRows(
    em,
    isNarrowed
      ? sql`with ${narrowedPage({ table, conditions, from, order, length: size + 1 })} ${selected} join page on page.id = t.id ${plan.joins} ${orderBy}`
      : sql`${selected} ${plan.joins} where ${allOf(conditions)} and ${from} ${orderBy} limit ${raw(String(size + 1))}`,
  );
  const [count, isExact] = (rows[0]?.["#total"] ?? []) as [number?, boolean?];
  return { ...toPage(rows), total: count === undefined ? undefined : { count, isExact: isExact === true } };
}

/** The parts of a page's statement. */
interface PreparedPage {
  readonly plan: Plan;
  readonly size: number;
  readonly order: OrderPlan;
  /** The condition for rows after the cursor. */
  readonly from: Sql;
  /** Creates the page from its rows in order, which include one more if there is a next page. */
  readonly toPage: (rows: readonly Record<string, unknown>[]) => PageOfRows;
}

/**
 * Prepares the reading of a page.
 * @throws InvalidInputError like `readPage`.
 */
export function preparePage(
  em: EntityManager,
  list: AnyList,
  conditions: Pick<Conditions, "leastOf">,
  request: PageRequest,
  selection: Selection,
): PreparedPage {
  const { sort, withEdges } = request;
  const { backward, size, cursor } = pageDirection(request);
  const meta = metadataOf(em, list.entity) as unknown as EntityMetadata;
  const forward = orderOf(em, list, sort);
  const order = backward ? reversed(forward) : forward;
  const { properties } = order;
  const plan = planOf(meta, selection);
  const place = cursor
    ? decodeCursor(cursor, sort, meta, properties, backward ? "before" : "after")
    : undefined;
  const cursorOf = (values: Record<string, unknown>) =>
    encodeCursor(
      sort,
      properties.map((_, index) => values[`#${index}`] as string | number),
    );
  const toPage = (rows: readonly Record<string, unknown>[]): PageOfRows => {
    const shown = rows.slice(0, size);
    if (backward) shown.reverse();
    const nodes = shown.map(plan.toRow);
    const [top, bottom] = [shown[0], shown.at(-1)];
    return {
      nodes,
      edges: withEdges
        ? shown.map((values, index) => ({ cursor: cursorOf(values), node: nodes[index] ?? {} }))
        : [],
      pageInfo: {
        hasNextPage: backward ? place !== undefined : rows.length > size,
        hasPreviousPage: backward ? rows.length > size : place !== undefined,
        startCursor: top ? cursorOf(top) : null,
        endCursor: bottom ? cursorOf(bottom) : null,
      },
    };
  };
  return { plan, size, order, from: fromPlace(order, place, conditions), toPage };
}

/** The direction, cursor and number of rows of a page. */
function pageDirection({ first, after, last, before }: PageRequest) {
  const isBackward = last != null;
  if (isBackward ? after : before) {
    const message = "Go forward with `first` and `after`, or backward with `last` and `before`.";
    throw new InvalidInputError(message, { [isBackward ? "after" : "before"]: message });
  }
  return isBackward
    ? { backward: true, size: assertCount(last, "last"), cursor: before }
    : { backward: false, size: assertCount(first), cursor: after };
}

/**
 * The condition for the page's start: after the cursor, and not before the filters' lower bound in an
 * ascending order.
 */
function fromPlace(
  { properties, keys, direction }: OrderPlan,
  place: Place | undefined,
  { leastOf }: Pick<Conditions, "leastOf">,
): Sql {
  const [property = ""] = properties;
  const least = direction === "asc" ? leastOf(property) : [];
  const all = least.map((value) => sql`${keys[0]} >= ${value}`);
  if (place) all.push(sql`(${join(keys)}) ${raw(direction === "asc" ? ">" : "<")} (${join([...place])})`);
  return join([sql`true`, ...all], " and ");
}
