import sql, { join, raw, type Sql } from "sql-template-tag";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { assertCount } from "../../../shared/paging/keyset.ts";
import { queryRows } from "../../../shared/rows/query.ts";
import type { ViewerActivity } from "./work.types.ts";

/**
 * The kinds of records that can be saved: kind, table, name column, path prefix, and the condition for public
 * ones.
 */
const SAVED = [
  ["solution", "solutions", "title", "/solutions/", "t.status = 'published'"],
  ["opportunity", "opportunities", "title", "/opportunities/", "t.stage = 'published'"],
  ["collaboration", "collaborations", "title", "/research/collaborations/", "t.stage = 'published'"],
  ["vendor", "vendors", "name", "/vendors/", "t.status = 'published'"],
  ["paper", "research_papers", "title", "/research/", "true"],
] as const;

/** Selects the records of one kind that a person saved. */
const savedOf = (id: number, [kind, table, name, path, isPublic]: (typeof SAVED)[number]): Sql => sql`
  select ${`saved-${kind}:`} || b.id as id, 'You saved ' || t.${raw(name)} as description,
    ${path} || t.id || '-' || t.slug as path, b.created_at as "createdAt"
  from bookmarks b join ${raw(table)} t on t.id = b.${raw(kind)}_id
  where b.user_id = ${id} and b.subject_kind = ${kind} and ${raw(isPublic)}`;

/** Statements that each select a kind of activity of a person, with its date. */
const SOURCES: readonly ((id: number) => Sql)[] = [
  (id) => sql`
    select 'step:' || s.id as id, case when a.applicant_id <> ${id}
        then 'You marked an application to ' || coalesce(o.title, c.title) || ' as ' || replace(s.status, '_', ' ')
        when s.status = 'withdrawn' then 'You withdrew your application to ' || coalesce(o.title, c.title)
        else 'You applied to ' || coalesce(o.title, c.title) end as description,
      '/applications/' || a.id as path, s.created_at as "createdAt"
    from application_steps s join applications a on a.id = s.application_id
      left join opportunities o on o.id = a.opportunity_id
      left join collaborations c on c.id = a.collaboration_id
    where s.actor_id = ${id}`,
  (id) => sql`
    select 'message:' || m.id, case when m.side = 'person' then 'You wrote to ' || v.name
        else 'You answered for ' || v.name end, '/messages/' || m.conversation_id, m.created_at
    from conversation_messages m join conversations t on t.id = m.conversation_id join vendors v on v.id = t.vendor_id
    where m.author_id = ${id} and m.status = 'published'`,
  (id) => sql`
    select 'review:' || r.id, 'You reviewed ' || s.title, '/solutions/' || s.id || '-' || s.slug, r.created_at
    from reviews r join solutions s on s.id = r.solution_id and s.status = 'published'
    where r.author_id = ${id}`,
  (id) => sql`
    select 'brief:' || b.id, 'You saved the brief “' || b.name || '”', '/briefs/' || b.id, b.created_at
    from saved_briefs b where b.owner_id = ${id}`,
  (id) => sql`
    select 'mentoring:' || r.id, 'You asked ' || u.first_name || ' ' || u.last_name || ' to be your mentor',
      '/dashboard?view=mentors', r.created_at
    from mentoring_requests r join users u on u.id = r.mentor_id
    where r.student_id = ${id} and r.status <> 'withdrawn'`,
  (id) => sql`
    select 'session:' || s.id, 'You proposed a session to ' || u.first_name || ' ' || u.last_name || ': ' || s.topic,
      '/sessions', s.created_at
    from mentoring_sessions s join users u on u.id = s.student_id
    where s.mentor_id = ${id}`,
  ...SAVED.map((kind) => (id: number) => savedOf(id, kind)),
];

/**
 * Returns the viewer's activities, latest first, in one statement.
 * @throws InvalidInputError for a number out of range.
 */
export async function viewerActivities(context: Context, first: number): Promise<ViewerActivity[]> {
  const { id } = personOf(context);
  const count = assertCount(first);
  const parts = SOURCES.map((source) => sql`(${source(id)} order by 4 desc, 1 limit ${count})`);
  const rows = await queryRows(
    context.em,
    sql`select * from (${join(parts, " union all ")}) a order by "createdAt" desc, id limit ${count}`,
  );
  return (rows as unknown as ViewerActivity[]).map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
