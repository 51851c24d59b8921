import type { EntityManager } from "@mikro-orm/postgresql";
import type { Facts } from "./facts.ts";

/** A solution that may be recommended. */
export interface Candidate extends Facts {
  readonly id: number;
  readonly vendorId: number;
  readonly rating: number;
  readonly reviewCount: number;
  /** The Bayesian mean of its reviews, by which lists rank. */
  readonly score: number;
}

/** How many of the best rated are candidates besides those that something speaks for. */
const BEST_RATED = 40;

/**
 * Public solutions by their ids, and the best rated, in one statement. Not those that the person has saved, listed,
 * reviewed, dismissed, or offers.
 */
export function readCandidates(
  em: EntityManager,
  userId: number,
  ids: readonly number[],
): Promise<Candidate[]> {
  return em.execute<Candidate[]>(
    `with me as (select ?::integer as id),
     known as (
       select solution_id from bookmarks, me where user_id = me.id and subject_kind = 'solution'
       union select e.solution_id from shortlists s join shortlist_entries e on e.shortlist_id = s.id, me
         where s.owner_id = me.id and e.subject_kind = 'solution'
       union select solution_id from reviews, me where author_id = me.id
       union select solution_id from dismissed_recommendations, me where user_id = me.id
       union select t.id from organization_members m join vendors v on v.organization_id = m.organization_id
         join solutions t on t.vendor_id = v.id, me where m.user_id = me.id),
     best as (
       select id from solutions t where status = 'published' and review_count > 0
         and not exists (select from known where solution_id = t.id) order by score desc, id desc limit ${BEST_RATED})
     select t.id, t.title, t.vendor_id as "vendorId", c.name::text as category, t.tags,
       array(select s.name::text from solution_sports l join sports s on s.id = l.sport_id
         where l.solution_id = t.id order by 1) as sports,
       t.rating::float as rating, t.review_count as "reviewCount", t.score::float as score
     from solutions t join categories c on c.id = t.category_id
     where t.id in (select unnest(?::integer[]) union select id from best) and t.status = 'published'
       and not exists (select from known where solution_id = t.id) order by t.id`,
    [userId, `{${ids.join(",")}}`],
  );
}
