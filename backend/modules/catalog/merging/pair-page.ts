import type { EntityManager } from "@mikro-orm/postgresql";
import { decodePlace, encodeCursor } from "../../../shared/listing/cursor.ts";
import type { Page, PageArguments } from "../../../shared/paging/connection.ts";
import { assertCount } from "../../../shared/paging/keyset.ts";
import { isEmpty } from "./merge.rules.ts";

/** The name of the only order in cursors. */
const ORDER = "added";

/** The ids of two records. */
interface Ids {
  readonly low: number;
  readonly high: number;
}

/** How pairs of records of a table are read. */
interface PairReading<Found extends Ids, Pair> {
  readonly table: string;
  /** SQL after `from` for the pairs `p` with their ids `low` and `high`, with a condition. */
  readonly open: string;
  /** SQL for the columns beside the ids, of the pair `p` and its records `a` and `b`. */
  readonly columns: string;
  pairOf(row: Found): Pair;
}

/**
 * Returns a page of pairs in the order in which their records were added.
 * @throws InvalidInputError for an invalid page size or cursor.
 */
export async function pageOfPairs<Found extends Ids, Pair>(
  em: EntityManager,
  { table, open, columns, pairOf }: PairReading<Found, Pair>,
  { first, after }: PageArguments,
): Promise<Page<Pair>> {
  assertCount(first);
  const at = after ? decodePlace(after, ORDER, ["integer", "integer"]) : [0, 0];
  const rows = await em.execute<Found[]>(
    `select p.low, p.high, ${columns}
     from (select * from ${open} and (p.low, p.high) > (?, ?) order by p.low, p.high limit ?) p
     join ${table} a on a.id = p.low join ${table} b on b.id = p.high order by p.low, p.high`,
    [...at, first + 1],
  );
  const edges = rows
    .slice(0, first)
    .map((row) => ({ cursor: encodeCursor(ORDER, [row.low, row.high]), node: pairOf(row) }));
  return {
    nodes: edges.map(({ node }) => node),
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: async () => {
      const [found] = await em.execute<{ count: number }[]>(`select count(*)::int as count from ${open}`);
      return found?.count ?? 0;
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields in which two records differ, as texts. */
export const differencesOf = (one: Fields, other: Fields) =>
  Object.keys(one).flatMap((field) => {
    const [first, second] = [shown(one[field]), shown(other[field])];
    return first === second ? [] : [{ field, first, second }];
  });

function shown(value: unknown): string | null {
  if (isEmpty(value)) return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return Array.isArray(value) ? value.join(", ") : String(value);
}
