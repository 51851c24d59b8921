import { asPerson, isAdministrator } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import type { ManagedSolution, SolutionManagement } from "./solution-management.types.ts";

type Counts = Pick<SolutionManagement, "published" | "drafts" | "withdrawn">;

const upTo = (status: string) =>
  `(select count(*)::int from (select from solutions where status = '${status}' limit 1000) s)`;

/** Published solutions have a precomputed count; the others are counted by index, up to a limit. */
const CATALOG = `
  select (select coalesce(sum(count), 0)::int from solution_counts where sport_ids is null) as published,
    ${upTo("draft")} as drafts, ${upTo("withdrawn")} as withdrawn`;

const OWN = `s.vendor_id in (select v.id from vendors v
  join organization_members m on m.organization_id = v.organization_id where m.user_id = ?)`;

const OWN_COUNTS = `
  select count(*) filter (where s.status = 'published')::int as published,
    count(*) filter (where s.status = 'draft')::int as drafts,
    count(*) filter (where s.status = 'withdrawn')::int as withdrawn
  from solutions s where ${OWN}`;

const OWN_SOLUTIONS = `
  select s.id, s.slug, s.title, s.status, s.rating::float8 as rating, s.review_count as "reviewCount",
    s.pricing <> '' as "hasPricing", s.updated_at as "updatedAt", open.count as "unansweredReviews",
    (select coalesce(sum(d.views), 0)::int from view_days d where d.solution_id = s.id
      and d.day > (now() at time zone 'UTC')::date - 30) as views,
    (select count(*)::int from bookmarks b where b.solution_id = s.id) as bookmarks
  from (select * from solutions s where ${OWN} order by s.updated_at desc, s.id desc limit 200) s
  cross join lateral (select count(*)::int as count from reviews r
    where r.solution_id = s.id and r.status = 'published'
      and not exists (select from review_replies y where y.review_id = r.id)) open
  order by s.status = 'draft' desc, open.count > 0 desc, s.updated_at desc, s.id desc limit 6`;

/** Returns the solutions of the actor's organizations, or the catalog's counts for administrators. */
export async function manageSolutions({ em, actor }: Context): Promise<SolutionManagement> {
  const isPlatform = isAdministrator(actor);
  const person = asPerson(actor)?.id ?? 0;
  const [counts] = isPlatform
    ? await em.execute<Counts[]>(CATALOG)
    : await em.execute<Counts[]>(OWN_COUNTS, [person]);
  if (!counts) throw new Error("The count returned no row.");
  const solutions = isPlatform
    ? []
    : (await em.execute<ManagedSolution[]>(OWN_SOLUTIONS, [person])).map((row) => ({
        ...row,
        updatedAt: new Date(row.updatedAt),
      }));
  return { isPlatform, ...counts, asOf: new Date(), solutions };
}
