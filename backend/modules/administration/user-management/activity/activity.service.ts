import sql, { empty, raw } from "sql-template-tag";
import type { Context } from "../../../../shared/context.ts";
import { decodePlace, encodeCursor } from "../../../../shared/listing/cursor.ts";
import type { PageArguments } from "../../../../shared/paging/connection.ts";
import { assertCount } from "../../../../shared/paging/keyset.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { findUser } from "../managed-user.service.ts";
import { activityTitle } from "./activity-title.ts";
import type { UserActivityConnection } from "./user-activity.ts";

const ORDER = "LATEST";
const cursorOf = (id: unknown) => encodeCursor(ORDER, [Number(id)]);

/**
 * Returns a person's actions and those on their account, from the audit trail, latest first.
 * @throws NotFoundError; InvalidInputError for a cursor of another list.
 */
export async function userActivity(
  context: Context,
  id: string,
  { first, after }: PageArguments,
): Promise<UserActivityConnection> {
  assertCount(first);
  const [place] = after ? decodePlace(after, ORDER, ["integer"]) : [];
  const user = await findUser(context, id);
  const before = place === undefined ? empty : sql`and id < ${place}`;
  const latest = sql`order by id desc limit ${raw(String(first + 1))}`;
  const rows = await queryRows(
    context.em,
    sql`select e.id, e.action, to_json(e.occurred_at) as at, e.address, e.actor_kind,
        case when e.actor_id is distinct from ${user.id} then a.first_name || ' ' || a.last_name end as by
      from (
        (select id from audit_entries where actor_id = ${user.id} ${before} ${latest})
        union (select id from audit_entries where subject_kind = 'account' and subject_id = ${user.id} ${before} ${latest})
        ${latest}
      ) found join audit_entries e on e.id = found.id
        left join users a on a.id = e.actor_id and a.anonymized_at is null
      order by e.id desc`,
  );
  const nodes = rows.slice(0, first).map((row) => ({
    id: String(row.id),
    action: String(row.action),
    title: activityTitle(String(row.action)),
    at: new Date(String(row.at)),
    by: row.by === null ? (row.actor_kind === "system" ? "System" : null) : String(row.by),
    address: row.address === null ? null : String(row.address),
  }));
  const [top, bottom] = [nodes[0], nodes.at(-1)];
  return {
    nodes,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: place !== undefined,
      startCursor: top ? cursorOf(top.id) : null,
      endCursor: bottom ? cursorOf(bottom.id) : null,
    },
  };
}
