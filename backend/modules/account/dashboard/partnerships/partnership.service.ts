import sql from "sql-template-tag";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { assertCount } from "../../../../shared/paging/keyset.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import { isOwn } from "../../../marketplace/posting-base/stage.ts";
import type { Partnership } from "./partnership.types.ts";

/** The maximum number of members whose names are returned. */
const NAMED = 5;

/**
 * Returns the viewer's partnerships, most recently changed first, in one statement. The leaders see who takes
 * part, since they have read the applications; members see only the number.
 * @throws InvalidInputError for a number out of range.
 */
export async function viewerPartnerships(context: Context, first: number): Promise<Partnership[]> {
  const { id } = personOf(context);
  const count = assertCount(first);
  const rows = await queryRows(
    context.em,
    sql`with accepted as (
      select a.id, a.opportunity_id, a.collaboration_id from applications a
      where a.applicant_id = ${id} and a.status = 'accepted'
    ), chosen as (
      select t.id, true as led, null::integer as application_id from postings t
        where ${isOwn(context.actor)} and (t.kind = 'collaboration' or exists (
          select from applications a where a.opportunity_id = t.opportunity_id and a.status = 'accepted'))
      union all select a.opportunity_id * 2, false, a.id from accepted a where a.opportunity_id is not null
      union all select a.collaboration_id * 2 + 1, false, a.id from accepted a where a.collaboration_id is not null
    ), shown as (
      select t.id, t.kind, t.record_id as "recordId", t.opportunity_id, t.collaboration_id, t.slug, t.title,
        t.organization, t.status, t.updated_at, k.led as "isLed", k.application_id as "applicationId"
      from chosen k join lateral (
        select * from postings p where p.record_id = k.id / 2
          and p.kind = case when k.id % 2 = 0 then 'opportunity' else 'collaboration' end) t on true
      order by t.updated_at desc, t.id desc limit ${count}
    )
    select t.id, kind, "recordId", slug, title, organization, status, "isLed", "applicationId", (
        select count(*)::int from applications a where a.status = 'accepted'
          and (a.opportunity_id = t.opportunity_id or a.collaboration_id = t.collaboration_id)) as "memberCount",
      case when "isLed" then coalesce((
        select json_agg(m) from (
          select a.id, u.first_name || ' ' || u.last_name as name, a.affiliation
          from applications a join users u on u.id = a.applicant_id where a.status = 'accepted'
            and (a.opportunity_id = t.opportunity_id or a.collaboration_id = t.collaboration_id)
          order by a.updated_at desc, a.id desc limit ${NAMED}) m), '[]') else '[]' end as members
    from shown t order by t.updated_at desc, t.id desc`,
  );
  return rows as unknown as Partnership[];
}
