import sql, { empty, raw, type Sql } from "sql-template-tag";
import { type Actor, asPerson, isAdministrator } from "../../../shared/actor.ts";

/** SQL join of a vendor with its organization's members. */
const MEMBERS = "vendors v join organization_members m on m.organization_id = v.organization_id";

/** SQL condition: the vendor of the conversation `t` has no members. */
export const UNCLAIMED: Sql = raw(`not exists (select from ${MEMBERS} where v.id = t.vendor_id)`);

/** SQL condition: the actor may read the conversation `t`, and write to it. */
export function readableBy(actor: Actor | undefined): Sql {
  const person = asPerson(actor);
  if (!person) return sql`false`;
  const forUnclaimed = isAdministrator(person) ? sql` or ${UNCLAIMED}` : empty;
  return sql`(t.person_id = ${person.id}
    or t.vendor_id in (select v.id from ${raw(MEMBERS)} where m.user_id = ${person.id})${forUnclaimed})`;
}

/** SQL expression: this person's side of the conversation `t`, for people who may read it. */
export const sideOf = (personId: number): Sql =>
  sql`(case when t.person_id = ${personId} then 'person' else 'vendor' end)`;

/** SQL condition: this person's side has archived the conversation `t`. */
export const archivedBy = (personId: number): Sql =>
  sql`(case when t.person_id = ${personId} then t.person_archived_at else t.vendor_archived_at end) is not null`;

/** SQL fragment after `from`: the other side's messages `m` in `t` that this person has not read. */
export const unreadBy = (personId: number): Sql => sql`conversation_messages m
  where m.conversation_id = t.id and m.status = 'published' and m.side <> ${sideOf(personId)}
    and m.id > coalesce((select r.read_up_to from conversation_reads r
      where r.conversation_id = t.id and r.user_id = ${personId}), 0)`;
