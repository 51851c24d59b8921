import type { Context } from "../../../shared/context.ts";
import { openNow } from "../../marketplace/posting-base/stage.ts";
import type { Statistics } from "./statistics.ts";

const COUNT_ALL = `
  select active.funding as "totalFunding", active.count as "openOpportunities",
    vendor.count as "vendorCount", vendor.verified as "verifiedVendors",
    (select count(*)::int from solutions where status = 'published') as solutions,
    (select count(*)::int from research_papers) as "researchPapers",
    (select count(*)::int from university_partners) as "universityPartners",
    (select count(distinct author)::int from research_papers, unnest(authors) author) as researchers,
    (select count(*)::int from collaborations where stage = 'published') as collaborations,
    (select count(*)::int from market_trends) as "marketTrends",
    (select count(*)::int from reviews r join solutions s on s.id = r.solution_id
      where r.status = 'published' and s.status = 'published') as reviews
  from (
    select coalesce(sum(budget), 0)::double precision as funding, count(*)::int as count
    from opportunities o where ${openNow("o")}) active
  cross join (
    select count(*)::int as count, (count(*) filter (where verified))::int as verified from vendors
    where status = 'published') vendor`;

/** Returns all counts, read with one statement. */
export async function readStatistics({ em }: Context): Promise<Statistics> {
  const [counts] = await em.execute<Statistics[]>(COUNT_ALL);
  if (!counts) throw new Error("The count returned no row.");
  return counts;
}
