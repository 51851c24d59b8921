import sql from "sql-template-tag";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import type { MentoringMonth, MentoringSummary } from "./mentoring.types.ts";

/** The number of months counted, including the current one. */
const MONTHS = 12;

/** Returns a mentor's numbers of pending requests and students, and activity by month, in one statement. */
export async function mentoringSummary(context: Context): Promise<MentoringSummary> {
  const { id } = personOf(context);
  const [row] = await queryRows(
    context.em,
    sql`with months as (
        select (date_trunc('month', now() at time zone 'UTC') - n * interval '1 month')::date as month
        from generate_series(0, ${MONTHS - 1}::int) n
      ), since as (select min(month)::timestamp at time zone 'UTC' as at from months
      ), asked as (
        select date_trunc('month', created_at at time zone 'UTC')::date as month, count(*)::int as count
        from mentoring_requests where mentor_id = ${id} and created_at >= (select at from since)
          and status <> 'withdrawn' group by 1
      ), held as (
        select date_trunc('month', starts_at at time zone 'UTC')::date as month, count(*)::int as count
        from mentoring_sessions where mentor_id = ${id} and starts_at >= (select at from since)
          and ends_at <= now() and status = 'accepted' group by 1
      )
      select
        (select count(*)::int from mentoring_requests where mentor_id = ${id} and status = 'pending') as waiting,
        (select count(*)::int from mentoring_requests where mentor_id = ${id} and status = 'accepted') as students,
        (select json_agg(json_build_object('month', m.month::text, 'requests', coalesce(a.count, 0),
            'sessions', coalesce(h.count, 0)) order by m.month)
          from months m left join asked a using (month) left join held h using (month)) as months`,
  );
  return {
    id,
    waiting: Number(row?.waiting ?? 0),
    students: Number(row?.students ?? 0),
    months: (row?.months ?? []) as MentoringMonth[],
    countedAt: new Date(),
  };
}
