import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import type { Page, PageArguments } from "../../../shared/paging/connection.ts";
import { assertCount } from "../../../shared/paging/keyset.ts";
import { searchText } from "../../../shared/text/text.ts";
import { type CatalogOrder, CatalogOrders, type CatalogRecord } from "./catalog.types.ts";
import { cursorOf, readCursor } from "./cursor.ts";
import { formOf } from "./forms/forms.rules.ts";
import type { CatalogKind, CatalogTable } from "./kinds/catalog-kind.ts";
import { TABLES } from "./kinds/tables.ts";

/** The selected kind, search, filter and order of the catalog's table. */
export interface CatalogView {
  readonly kind: CatalogKind;
  readonly search?: string | null;
  readonly state?: string | null;
  readonly order: CatalogOrder;
}

type Listed = Omit<CatalogRecord, "kind" | "page" | "editor"> & {
  slug: string | null;
  place: string | number;
};

/** SQL of the name of the state of the row `t`. */
const stateOf = ({ states }: CatalogTable) =>
  states
    ? `case ${Object.entries(states)
        .map(([name, condition]) => `when ${condition} then '${name}'`)
        .join(" ")} end`
    : "null::text";

function conditions({ kind, search, state }: CatalogView): { where: string[]; values: unknown[] } {
  const { searched, shown, states = {} } = TABLES[kind];
  const text = searchText(search);
  if (state && !Object.hasOwn(states, state)) {
    const message = "Unknown state.";
    throw new InvalidInputError(message, { state: message });
  }
  return {
    where: [
      ...(shown ? [shown] : []),
      ...(text ? [`${searched} like fold_pattern(?)`] : []),
      // Uses the condition itself rather than the state's name, because only the condition matches an index.
      ...(state ? [`(${states[state]})`] : []),
    ],
    values: text ? [text] : [],
  };
}

/** Returns the `select` of the table's rows with their displayed columns. */
const selectOf = (table: CatalogTable, place: string) => `
  select t.id::text as id, ${table.label} as label, coalesce((${table.detail})::text, '') as detail,
    ${stateOf(table)} as state, t.updated_at as "updatedAt", t.version, ${table.slug ?? "null"} as slug,
    ${place} as place
  from ${table.table} t`;

function recordOf(kind: CatalogKind, { slug, place: _, ...row }: Listed): CatalogRecord {
  const { page } = TABLES[kind];
  const path = page ? `${page}/${slug ? `${row.id}-${slug}` : row.id}` : null;
  const editor = formOf(kind) || !path ? `/admin/catalog/${kind}/${row.id}` : `${path}/edit`;
  return { ...row, kind, updatedAt: new Date(row.updatedAt), page: path, editor };
}

/**
 * Returns a page of the catalog, by keyset.
 * @throws InvalidInputError for an invalid page size, cursor, search or state.
 */
export async function listRecords(
  { em }: Context,
  view: CatalogView,
  { first, after }: PageArguments,
): Promise<Page<CatalogRecord>> {
  assertCount(first);
  const { kind, order } = view;
  const table = TABLES[kind];
  const newest = order === CatalogOrders.NEWEST;
  const [by, type] = newest ? (["t.id", "integer"] as const) : table.byLabel;
  const { where, values } = conditions(view);
  const at = after ? readCursor(after, kind, order, type) : undefined;
  const beyond = at ? [newest ? "t.id < ?" : `(${by}, t.id) > (?::${type}, ?)`] : [];
  const start = at ? (newest ? [at.id] : [at.place, at.id]) : [];
  const sorted = newest ? "t.id desc" : `${by}, t.id`;
  const all = [...where, ...beyond];
  const rows = await em.execute<Listed[]>(
    `${selectOf(table, by)} ${all.length > 0 ? `where ${all.join(" and ")}` : ""} order by ${sorted} limit ?`,
    [...values, ...start, first + 1],
  );
  const edges = rows.slice(0, first).map((row) => ({
    cursor: cursorOf(kind, order, row.place, Number(row.id)),
    node: recordOf(kind, row),
  }));
  return {
    nodes: edges.map(({ node }) => node),
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: at !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: async () => {
      const [found] = await em.execute<{ count: number }[]>(
        `select count(*)::int as count from ${table.table} t ${where.length > 0 ? `where ${where.join(" and ")}` : ""}`,
        values,
      );
      return found?.count ?? 0;
    },
  };
}

/** Returns a record as a row of the table; undefined if there is none. */
export async function findRecord(
  { em }: Context,
  kind: CatalogKind,
  id: number,
): Promise<CatalogRecord | undefined> {
  const [row] = await em.execute<Listed[]>(`${selectOf(TABLES[kind], "t.id")} where t.id = ?`, [id]);
  return row && recordOf(kind, row);
}
