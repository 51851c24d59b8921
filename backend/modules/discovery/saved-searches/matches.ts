import type { EntityManager, EntityMetadata } from "@mikro-orm/postgresql";
import sql, { join, raw, type Sql } from "sql-template-tag";
import { allOf, conditionsOf, type ListCriteria } from "../../../shared/listing/conditions.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { metadataOf } from "../../../shared/rows/read-rows.ts";
import type { SearchableList } from "./searchable-list.ts";

/** A search among the records published after a turn. */
export interface Ask {
  readonly of: SearchableList;
  readonly criteria: ListCriteria;
  /** The last turn that was processed. */
  readonly after: number;
}

/** The new matches of a search. */
export interface Matches {
  readonly total: number;
  /** The ids of the latest matches, at most as many as requested. */
  readonly ids: readonly number[];
}

/** The turns to search, and the number of ids to return. */
interface Span {
  readonly upTo: number;
  readonly shown: number;
  /** Restricts the search to this many of each list's latest records. */
  readonly atMost?: number;
}

/**
 * Returns the records published since each ask's turn that match it, in one statement for all: the new
 * records of a list are read once, and each ask filters only these, however long the list is.
 */
export async function matchesOf(em: EntityManager, asks: readonly Ask[], span: Span): Promise<Matches[]> {
  if (asks.length === 0) return [];
  const byList = Map.groupBy(asks, ({ of }) => of.list.name);
  const fresh = [...byList].map(([name, those]) => freshRows(em, name, those, span));
  const rows = await queryRows(
    em,
    sql`with ${join(fresh)} ${join(
      asks.map((ask, index) => branch(ask, index, span)),
      " union all ",
    )}`,
  );
  const byAsk = Map.groupBy(rows, ({ ask }) => Number(ask));
  return asks.map((_, index) => {
    const found = byAsk.get(index) ?? [];
    return { total: Number(found[0]?.total ?? 0), ids: found.map(({ id }) => Number(id)) };
  });
}

const freshName = (list: string): Sql => raw(`fresh_${list.toLowerCase()}`);

function freshRows(em: EntityManager, name: string, asks: readonly Ask[], { upTo, atMost }: Span): Sql {
  const entity = asks[0]?.of.list.entity ?? Object;
  const { tableName } = metadataOf(em, entity) as unknown as EntityMetadata;
  const since = Math.min(...asks.map(({ after }) => after));
  const latest = sql`select p.record_id, p.turn from publications p
    where p.list = ${name} and p.turn > ${since} and p.turn <= ${upTo}
    ${atMost === undefined ? raw("") : sql`order by p.turn desc, p.record_id desc limit ${atMost}`}`;
  return sql`${freshName(name)} as materialized (
    select t.*, l.turn as publication_turn from (${latest}) l join ${raw(tableName)} t on t.id = l.record_id)`;
}

function branch({ of, criteria, after }: Ask, index: number, { shown }: Span): Sql {
  const { list } = of;
  const condition = allOf(conditionsOf(list, criteria, { actor: undefined }));
  return sql`(select ${index}::int as ask, t.id, count(*) over ()::int as total from ${freshName(list.name)} t
    where t.publication_turn > ${after} and ${condition}
    order by t.publication_turn desc, t.id desc limit ${shown})`;
}

/** Raises the statement timeout of a job's transaction, since a large import leaves much to search. */
export async function takeTime(em: EntityManager): Promise<void> {
  await em.execute("set local statement_timeout = '5min'");
}

/** Returns the latest assigned turn; 0 before the first. */
export async function latestTurn(em: EntityManager): Promise<number> {
  const rows = await em.execute<{ turn: number }[]>(
    "select coalesce(max(turn), 0)::int as turn from publications",
  );
  return rows[0]?.turn ?? 0;
}
