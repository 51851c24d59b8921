import sql from "sql-template-tag";
import { MAX_ATTEMPTS } from "../../../jobs/queue.ts";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import { noticeJob } from "./notice.job.ts";

/** A message to one of several vendors. */
export interface Letter {
  readonly vendorId: number;
  /** The solution that a new conversation is about. */
  readonly solutionId: number;
  /** The actor's conversation that it goes on with; null for a new one. */
  readonly conversationId: number | null;
  /** Distinct among the letters. */
  readonly key: string;
  readonly text: string;
}

/**
 * Sends messages to several vendors in one statement, which continue conversations of the actor or begin them.
 * Returns the conversation of each key. The caller has checked that the actor may write to them.
 */
export async function sendLetters(
  context: Context,
  letters: readonly Letter[],
): Promise<ReadonlyMap<string, number>> {
  const person = personOf(context).id;
  const rows = await queryRows(
    context.em,
    sql`with given as (
      select * from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb)
        as g("vendorId" integer, "solutionId" integer, "conversationId" integer, key uuid, text text)
    ), begun as (
      insert into conversations (person_id, vendor_id, solution_id, key)
      select ${person}::integer, g."vendorId", g."solutionId", g.key from given g where g."conversationId" is null
      returning id, key
    ), addressed as (
      select coalesce(g."conversationId", b.id) as id, g.key, g.text from given g left join begun b using (key)
    ), sent as (
      insert into conversation_messages (conversation_id, side, author_id, text, key)
      select a.id, 'person', ${person}::integer, a.text, a.key from addressed a
    ), continued as (
      update conversations c set last_message_at = now(), person_archived_at = null, vendor_archived_at = null
      from given g where c.id = g."conversationId"
    )
    select a.id, a.key, graphile_worker.add_job(${noticeJob.name}::text,
      json_build_object('conversation', a.id, 'from', 'person'), max_attempts => ${MAX_ATTEMPTS}::integer) as job
    from addressed a`,
  );
  return new Map(rows.map(({ id, key }) => [String(key), Number(id)]));
}
