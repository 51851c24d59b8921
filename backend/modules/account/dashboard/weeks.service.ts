import sql from "sql-template-tag";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import type { ActivityWeek } from "./work.types.ts";

/** The number of weeks in the chart, including the current one. */
export const WEEKS = 12;

/** Counts what the viewer saved and applied for by week, in one statement. */
export async function viewerWeeks(context: Context): Promise<ActivityWeek[]> {
  const { id } = personOf(context);
  const rows = await queryRows(
    context.em,
    sql`with weeks as (
        select (date_trunc('week', now() at time zone 'UTC') - n * interval '1 week')::date as week
        from generate_series(0, ${WEEKS - 1}::int) n
      ), since as (select min(week)::timestamp at time zone 'UTC' as at from weeks
      ), done as (
        select 'saved' as what, created_at as at from bookmarks
        where user_id = ${id} and created_at >= (select at from since)
        union all
        select 'applied', submitted_at from applications
        where applicant_id = ${id} and submitted_at >= (select at from since)
          and status not in ('draft', 'withdrawn')
      )
      select w.week::text as "startsOn",
        count(*) filter (where d.what = 'saved')::int as saved,
        count(*) filter (where d.what = 'applied')::int as applications
      from weeks w left join done d on date_trunc('week', d.at at time zone 'UTC')::date = w.week
      group by w.week order by w.week`,
  );
  return rows as unknown as ActivityWeek[];
}
