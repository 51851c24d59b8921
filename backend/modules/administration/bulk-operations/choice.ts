import sql, { type Sql } from "sql-template-tag";
import type { Context } from "../../../shared/context.ts";
import { conditionsOf, matching } from "../../../shared/listing/conditions.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { parseIds } from "../../../shared/schema/ids.ts";
import { userList } from "../user-management/user.list.ts";
import type { BulkChoiceInput } from "./bulk-operation.inputs.ts";

/**
 * Returns the SQL condition that the account `t` is selected.
 * @throws InvalidInputError if the search is too long.
 */
export function chosenBy(context: Context, { userIds, search, roles, isActive }: BulkChoiceInput): Sql {
  const all = matching(conditionsOf(anyList(userList), { search, filter: { roles, isActive } }, context));
  return userIds ? sql`${all} and t.id = any(${parseIds(userIds)}::integer[])` : all;
}

/** Counts the selected accounts. */
export async function countChosen(context: Context, choice: BulkChoiceInput): Promise<number> {
  const [row] = await queryRows(
    context.em,
    sql`select count(*)::integer as count from users t where ${chosenBy(context, choice)}`,
  );
  return Number(row?.count ?? 0);
}
