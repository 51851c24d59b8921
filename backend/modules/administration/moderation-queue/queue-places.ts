import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import type { Context } from "../../../shared/context.ts";
import { decodePlace, encodeCursor } from "../../../shared/listing/cursor.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { WAITING } from "../moderation/moderation.service.ts";
import type { QueueKind } from "./queue-kind.ts";
import type { QueueState } from "./queue-state.ts";

/** The search and filters of the queue. */
export interface QueueCriteria {
  readonly kinds: readonly QueueKind[];
  readonly state: QueueState;
  /** A text to find in the records' content and in their authors' names. */
  readonly words: string | undefined;
}

/** The position of a record in the queue: when it arrived or was decided, its kind and its id. */
export interface QueuePlace {
  readonly at: string;
  readonly kind: string;
  readonly id: number;
}

export const cursorAt = (state: QueueState, { at, kind, id }: QueuePlace): string =>
  encodeCursor(state, [at, kind, id]);

/** @throws InvalidInputError if it isn't a cursor of this part of the queue. */
function placeAt(state: QueueState, cursor: string): QueuePlace {
  const [at, kind, id] = decodePlace(cursor, state, ["timestamptz", "text", "integer"]);
  return { at: String(at), kind: String(kind), id: Number(id) };
}

interface Branch {
  readonly rows: Sql;
  readonly at: Sql;
  readonly id: Sql;
}

/** Selects the rows of one kind, from the index that sorts them. */
function branchOf({ em }: Context, one: QueueKind, { state, words }: QueueCriteria): Branch {
  const table = raw(em.getMetadata().get(one.entity).tableName);
  const waiting = raw(one.waiting ?? WAITING);
  const pattern = words && `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const found = pattern ? sql` and (${raw(one.searched ?? "''")}) ilike ${pattern}` : empty;
  if (state === "waiting")
    return {
      rows: sql`from ${table} t where (${waiting})${found}`,
      at: raw(`t.${one.since ?? "created_at"}`),
      id: raw("t.id"),
    };
  if (one.decided)
    return {
      rows: sql`from ${table} t where ${raw(one.decided.where)}${found}`,
      at: raw(`t.${one.decided.at}`),
      id: raw("t.id"),
    };
  return {
    rows: sql`from moderation_decisions d where d.subject_kind = ${raw(`'${one.kind}'`)} and d.latest
      and exists (select from ${table} t where t.id = d.subject_id and not (${waiting})${found})`,
    at: raw("d.created_at"),
    id: raw("d.subject_id"),
  };
}

/** The condition for a kind's rows after a position; at equal times, kinds are sorted by name. */
function after({ at, id }: Branch, kind: string, state: QueueState, place: QueuePlace): Sql {
  const on = raw(state === "waiting" ? ">" : "<");
  if (kind === place.kind) return sql` and (${at}, ${id}) ${on} (${place.at}::timestamptz, ${place.id})`;
  const follows = state === "waiting" ? kind > place.kind : kind < place.kind;
  return sql` and ${at} ${on}${follows ? raw("=") : empty} ${place.at}::timestamptz`;
}

/** Returns the next positions of the queue after a cursor, and one more than requested if there are more. */
export async function findPlaces(
  context: Context,
  criteria: QueueCriteria,
  { first, after: cursor }: { first: number; after?: string | null | undefined },
): Promise<QueuePlace[]> {
  const { kinds, state } = criteria;
  const place = cursor ? placeAt(state, cursor) : undefined;
  const direction = raw(state === "waiting" ? "asc" : "desc");
  const limit = raw(String(first + 1));
  const branches = kinds.map((one) => {
    const branch = branchOf(context, one, criteria);
    const { rows, at, id } = branch;
    return sql`(select ${raw(`'${one.kind}'`)} as kind, ${id} as id, ${at} as at ${rows}
      ${place ? after(branch, one.kind, state, place) : empty}
      order by ${at} ${direction}, ${id} ${direction} limit ${limit})`;
  });
  const rows = await queryRows(
    context.em,
    sql`select q.kind, q.id, q.at::text from (${join(branches, " union all ")}) q
      order by q.at ${direction}, q.kind collate "C" ${direction}, q.id ${direction} limit ${limit}`,
  );
  return rows as unknown as QueuePlace[];
}

/** Counts the records, up to `cap` if given. */
export async function countPlaces(context: Context, criteria: QueueCriteria, cap?: number): Promise<number> {
  const limit = cap === undefined ? empty : sql` limit ${raw(String(cap))}`;
  const branches = criteria.kinds.map(
    (one) => sql`(select 1 ${branchOf(context, one, criteria).rows}${limit})`,
  );
  const [row] = await queryRows(
    context.em,
    sql`select count(*)::int as count from (${join(branches, " union all ")}${limit}) q`,
  );
  return Number(row?.count ?? 0);
}
