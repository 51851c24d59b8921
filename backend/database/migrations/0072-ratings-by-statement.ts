import { Migration } from "@mikro-orm/migrations";

const CHANGED =
  "(t.rating, t.rating_sum, t.review_count) is distinct from (found.mean, found.sum, found.count)";
const MEAN = `coalesce(round(avg(r.rating), 1), 0) as mean, coalesce(sum(r.rating), 0) as sum,
       count(r.id) as count`;

/**
 * In one step: a subquery for each solution would scan the table each time while its statistics are based
 * on fewer rows.
 */
const refreshRatings = [
  `create or replace function refresh_vendor_ratings(ids integer[]) returns void language plpgsql as $$
   begin
     perform 1 from vendors where id = any(ids) order by id for no key update;
     update vendors t set (rating, rating_sum, review_count) = (found.mean, found.sum, found.count)
     from (
       select chosen.id, ${MEAN}
       from (select distinct unnest(ids)) chosen(id) left join solutions s on s.vendor_id = chosen.id
         left join reviews r on r.solution_id = s.id and r.status = 'published'
       group by chosen.id) found
     where t.id = found.id and ${CHANGED};
   end $$`,
  `create or replace function refresh_ratings(ids integer[]) returns void language plpgsql as $$
   begin
     perform 1 from vendors where id in (select vendor_id from solutions where id = any(ids))
       order by id for no key update;
     perform 1 from solutions where id = any(ids) order by id for no key update;
     update solutions t set (rating, rating_sum, review_count) = (found.mean, found.sum, found.count)
     from (
       select chosen.id, ${MEAN}
       from (select distinct unnest(ids)) chosen(id) left join reviews r on r.solution_id = chosen.id and r.status = 'published'
       group by chosen.id) found
     where t.id = found.id and ${CHANGED};
     perform refresh_vendor_ratings(array(select distinct vendor_id from solutions where id = any(ids)));
   end $$`,
];

/** Refreshes ratings once for all reviews that a statement writes, in one step for all of their solutions. */
export class RatingsByStatement extends Migration {
  override up(): void {
    for (const sql of refreshRatings) this.addSql(sql);
    this.addSql("drop trigger reviews_updated on reviews");
    this.addSql("drop function review_changed()");
    this.addSql(`create function reviews_changed() returns trigger language plpgsql as $$
      declare
        ids integer[] := array(
          select distinct of_review.solution_id from before b join after a using (id)
            cross join lateral (values (b.solution_id), (a.solution_id)) of_review(solution_id)
          where (b.rating, b.status, b.solution_id) is distinct from (a.rating, a.status, a.solution_id));
      begin
        if cardinality(ids) > 0 then
          perform refresh_ratings(ids);
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger reviews_updated after update on reviews
      referencing old table as before new table as after for each statement execute function reviews_changed()`);
  }
}
