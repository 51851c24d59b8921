import { asPerson, isAdministrator } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { LEVEL_LABELS, type Level } from "../../../catalog/taxonomy/level.ts";
import { type AskedFor, type ListedSolution, listingGaps, SEVERAL } from "./listing-gaps.ts";
import type { VendorInsights } from "./vendor-insights.types.ts";

type Figures = Omit<VendorInsights, "asOf" | "gaps"> & {
  readonly solutions: ListedSolution[];
  readonly asked: AskedFor;
};

/** Returns the ten most frequent values of a set of `owner_id, name` as JSON, each of at least five people. */
const topOf = (rows: string): string => `(
  select coalesce(json_agg(f order by f.people desc, f.name), '[]') from (
    select name, count(distinct owner_id)::int as people from (${rows}) r group by name
    having count(distinct owner_id) >= ${SEVERAL} order by 2 desc, 1 limit 10) f)`;

/** A count of people that is null below five. */
const several = (count: string): string => `nullif(case when ${count} >= ${SEVERAL} then ${count} end, 0)`;

/**
 * One statement: what is counted is stored by day or event, and nothing is read of who they are but their
 * number. The vendor's own people aren't buyers.
 */
const SELECT = `
  with v as (select v.id, v.organization_id from vendors v where v.id = ? and (?::boolean or exists (
      select from organization_members m where m.organization_id = v.organization_id and m.user_id = ?))),
  own as materialized (select s.id, s.title, s.category_id, s.plans, s.pricing, s.price_band, s.levels, s.sport_ids,
      s.integrations, s.features, s.review_count, s.status
    from solutions s where s.vendor_id in (select id from v)),
  since as (select date_trunc('week', now() at time zone 'UTC')::date - 77 as day),
  weeks as (select (select day from since) + 7 * n as week from generate_series(0, 11) n),
  viewed as (select date_trunc('week', d.day)::date as week, sum(d.views)::int as count from view_days d
    where d.day >= (select day from since)
      and (d.solution_id in (select id from own) or d.vendor_id in (select id from v)) group by 1),
  saved as (select date_trunc('week', b.created_at at time zone 'UTC')::date as week, count(*)::int as count from bookmarks b
    where b.created_at >= (select day from since)
      and (b.solution_id in (select id from own) or b.vendor_id in (select id from v)) group by 1),
  begun as materialized (select c.id, c.created_at from conversations c
    where c.vendor_id in (select id from v) and c.created_at >= (select day from since)),
  requested as (select date_trunc('week', created_at at time zone 'UTC')::date as week, count(*)::int as count
    from begun group by 1),
  searched as (select l.week, sum(l.networks)::int as count from looked_for l
    where l.week >= (select day from since) and l.networks >= ${SEVERAL}
      and l.categories && array(select distinct c.name::text from own s join categories c on c.id = s.category_id)
    group by 1),
  answered as (select c.id, c.created_at, (select min(m.created_at) from conversation_messages m
      where m.conversation_id = c.id and m.side = 'vendor') as at from begun c),
  fitting as materialized (select distinct b.id, b.owner_id, b.level, b.sports, b.places, b.integrations, b.budget_max,
      b.updated_at, s.category_id
    from saved_brief_matches x join own s on s.id = x.solution_id join saved_briefs b on b.id = x.brief_id
    where b.updated_at >= (select day from since)
      and not is_tied(b.owner_id, (select organization_id from v))),
  recent as (select * from fitting where updated_at >= now() - interval '30 days'),
  compared as materialized (select e.user_id, e.day, e.solution_id from training_events e
    where e.kind = 'compare' and e.solution_id in (select id from own) and e.day >= (select day from since)
      and not is_tied(e.user_id, (select organization_id from v)))
  select
    (select json_agg(json_build_object('week', w.week, 'views', coalesce(a.count, 0), 'saves', coalesce(b.count, 0),
        'requests', coalesce(c.count, 0), 'searches', coalesce(d.count, 0)) order by w.week)
      from weeks w left join viewed a using (week) left join saved b using (week) left join requested c using (week)
        left join searched d using (week)) as weeks,
    (select ${several("count(distinct owner_id)::int")} from fitting) as briefs,
    ${topOf("select owner_id, unnest(sports) as name from fitting")} as sports,
    ${topOf("select owner_id, level as name from fitting where level is not null")} as levels,
    ${topOf("select owner_id, unnest(places) as name from fitting")} as places,
    ${topOf("select f.owner_id, c.name::text from fitting f join categories c on c.id = f.category_id")} as categories,
    (select ${several("count(distinct user_id)::int")} from compared) as compares,
    (select coalesce(json_agg(f order by f.people desc, f.title), '[]') from (
      select s.id as "solutionId", s.slug, s.title, count(distinct e.user_id)::int as people
      from compared o join training_events e on e.user_id = o.user_id and e.day = o.day and e.kind = 'compare'
        join solutions s on s.id = e.solution_id and s.status = 'published' and s.vendor_id not in (select id from v)
      group by s.id having count(distinct e.user_id) >= ${SEVERAL}
      order by 4 desc, s.title limit 10) f) as "comparedWith",
    (select percentile_cont(0.5) within group (order by extract(epoch from at - created_at) / 3600)::float8
      from answered where at is not null) as "responseHours",
    (select count(*)::int from answered where at is null) as unanswered,
    (select coalesce(json_agg(json_build_object('id', id, 'title', title,
        'hasPrice', plans <> '[]' or pricing <> '' or price_band = 'free', 'hasLevels', levels <> '{}',
        'hasSports', sport_ids <> '{}', 'hasIntegrations', integrations <> '{}', 'hasFeatures', features <> '{}',
        'reviews', review_count) order by title), '[]') from own where status = 'published') as solutions,
    (select json_build_object(
        'price', count(distinct owner_id) filter (where budget_max is not null),
        'level', count(distinct owner_id) filter (where level is not null),
        'sport', count(distinct owner_id) filter (where sports <> '{}'),
        'integration', count(distinct owner_id) filter (where integrations <> '{}')) from recent) as asked
  from v`;

/** Returns what buyers do with a vendor, for its members and for administrators; null for others. */
export async function findVendorInsights(
  { em, actor }: Context,
  vendorId: string,
): Promise<VendorInsights | null> {
  const [row] = await em.execute<Figures[]>(SELECT, [
    parseId(vendorId) ?? 0,
    isAdministrator(actor),
    asPerson(actor)?.id ?? 0,
  ]);
  if (!row) return null;
  const { solutions, asked, levels, ...figures } = row;
  return {
    ...figures,
    levels: levels.map(({ name, people }) => ({ name: LEVEL_LABELS[name as Level], people })),
    gaps: listingGaps(solutions, asked),
    asOf: new Date(),
  };
}
