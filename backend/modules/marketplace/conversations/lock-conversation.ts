import sql from "sql-template-tag";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import type { ConversationSide } from "./conversation-side.ts";
import { readableBy, sideOf, UNCLAIMED } from "./readable.ts";

/** A conversation that is locked until the transaction ends, as the actor sees it. */
export interface LockedConversation {
  readonly id: number;
  readonly requestId: number | null;
  readonly side: ConversationSide;
  /** Whether the vendor has no members, so that an administrator acts for it. */
  readonly unclaimed: boolean;
}

/**
 * Locks one of the actor's conversations.
 * @throws NotFoundError if there is none or it is someone else's.
 */
export async function lockConversation(context: Context, id: string | number): Promise<LockedConversation> {
  const person = personOf(context);
  const [found] = await queryRows(
    context.em,
    sql`select t.id, t.request_id as "requestId", ${sideOf(person.id)} as side, ${UNCLAIMED} as unclaimed
      from conversations t where t.id = ${parseId(id) ?? 0} and ${readableBy(person)} for update of t`,
  );
  if (!found) throw new NotFoundError("This conversation doesn't exist.");
  return found as unknown as LockedConversation;
}
