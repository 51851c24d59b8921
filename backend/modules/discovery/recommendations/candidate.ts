import type { EntityManager } from "@mikro-orm/postgresql";
import { sportNames } from "../../catalog/taxonomy/sport-names.ts";
import type { ReadTexts } from "../facts/read-facts.ts";
import type { Counts, Facts } from "./facts.ts";
import type { Weights } from "./weights.ts";

/** A solution that may be recommended. */
export interface Candidate extends Facts, ReadTexts {
  readonly id: number;
  readonly vendorId: number;
  readonly rating: number;
  readonly reviewCount: number;
  /** The Bayesian mean of its reviews, which lists rank by. */
  readonly score: number;
}

/** The candidates, with the data needed to weigh them. */
export interface Candidates {
  readonly candidates: readonly Candidate[];
  readonly counts: Counts;
  /** The catalog's sports. */
  readonly sports: readonly string[];
  /** The learned weights, if they were better in the latest evaluation. */
  readonly weights: Weights | null;
}

/** The number of best rated solutions that are candidates in addition to those with signals. */
const BEST_RATED = 40;

/**
 * Returns public solutions by their ids, and the best rated ones, in one statement; without those that the
 * person has saved, listed, reviewed, dismissed, or offers.
 * @param until only earlier activity counts
 */
export async function readCandidates(
  em: EntityManager,
  userId: number,
  ids: readonly number[],
  until?: Date,
): Promise<Candidates> {
  const [row] = await em.execute<Candidates[]>(
    `with me as (select ?::integer as id, coalesce(?::timestamptz, 'infinity') as until),
     known as (
       select solution_id from bookmarks, me
         where user_id = me.id and subject_kind = 'solution' and created_at < me.until
       union select e.solution_id from shortlists s join shortlist_entries e on e.shortlist_id = s.id, me
         where s.owner_id = me.id and e.subject_kind = 'solution' and e.added_at < me.until
       union select solution_id from reviews, me where author_id = me.id and created_at < me.until
       union select solution_id from dismissed_recommendations, me where user_id = me.id and dismissed_at < me.until
       union select t.id from organization_members m join vendors v on v.organization_id = m.organization_id
         join solutions t on t.vendor_id = v.id, me where m.user_id = me.id),
     best as (
       select id from solutions t where status = 'published' and review_count > 0
         and not exists (select from known where solution_id = t.id) order by score desc, id desc limit ${BEST_RATED}),
     candidates as (
       select t.id, t.title, t.vendor_id as "vendorId", c.name::text as category, t.tags, t.description as body,
         t.features, t.integrations, t.rejected_facts as "rejectedFacts",
         ${sportNames("solution_sports", "solution_id", "t.id")} as sports,
         t.rating::float as rating, t.review_count as "reviewCount", t.score::float as score
       from solutions t join categories c on c.id = t.category_id
       where t.id in (select unnest(?::integer[]) union select id from best) and t.status = 'published'
         and not exists (select from known where solution_id = t.id) order by t.id),
     by_category as (
       select c.name, sum(n.count) as count from solution_counts n join categories c on c.id = n.category_id
       where n.sport_ids is null group by c.name),
     by_sport as (
       select s.name, sum(n.count) as count from solution_counts n join sports s on s.id = n.sport_ids[1] group by s.name)
     select (select coalesce(json_agg(candidates), '[]') from candidates) as candidates,
       json_build_object('categories', (select coalesce(json_object_agg(name, count), '{}') from by_category),
         'sports', (select coalesce(json_object_agg(name, count), '{}') from by_sport)) as counts,
       array(select name::text from sports order by name limit 1000) as sports,
       (select case when is_better then weights end from recommendation_reports order by measured_on desc limit 1) as weights`,
    [userId, until ?? null, `{${ids.join(",")}}`],
  );
  if (!row) throw new Error("A statement without a condition had no row.");
  return row;
}
