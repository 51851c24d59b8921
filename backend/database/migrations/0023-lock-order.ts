import { Migration } from "@mikro-orm/migrations";

/**
 * Ratings are refreshed under the vendors' locks, which are taken before those of the solutions, as edits of a
 * solution take them: so a review and an edit never wait for each other in a circle.
 */
export class LockOrder extends Migration {
  override up(): void {
    this.addSql(`create or replace function refresh_ratings(ids integer[]) returns void language plpgsql as $$
      begin
        perform 1 from vendors where id in (select vendor_id from solutions where id = any(ids))
          order by id for no key update;
        perform 1 from solutions where id = any(ids) order by id for no key update;
        update solutions s set (rating, rating_sum, review_count) = (coalesce(found.mean, 0), found.sum, found.count)
        from unnest(ids) chosen(id) cross join lateral (
          select round(avg(r.rating), 1) as mean, coalesce(sum(r.rating), 0) as sum, count(*) as count
          from reviews r where r.solution_id = chosen.id and r.status = 'published') found
        where s.id = chosen.id
          and (s.rating, s.rating_sum, s.review_count) is distinct from (coalesce(found.mean, 0), found.sum, found.count);
        perform refresh_vendor_ratings(array(select distinct vendor_id from solutions where id = any(ids)));
      end $$`);
  }
}
