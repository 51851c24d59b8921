/**
 * The Bayesian mean of ratings, as if five reviews with 3.5 stars preceded the first. Both are constants, so
 * that a review changes only the score of its solution and vendor.
 */
const SCORE = "round((5 * 3.5 + rating_sum) / (5 + review_count), 4)";
const addScore = (table: string) => [
  `alter table ${table} add column score numeric(5,4) not null generated always as (${SCORE}) stored`,
  `create index ${table}_by_score on ${table} (score desc, id desc)`,
  `drop index ${table}_by_rating`,
];

/** Stores the sum and number of ratings, from which the score is generated. */
export const scoreByReviews = [
  "alter table solutions add column rating_sum integer not null default 0 check (rating_sum >= 0)",
  `alter table vendors
     add column rating_sum integer not null default 0 check (rating_sum >= 0),
     add column review_count integer not null default 0 check (review_count >= 0)`,
  // Generated solutions have ratings without reviews.
  "update solutions set rating_sum = round(rating * review_count) where review_count > 0",
  `update solutions s set rating_sum = r.sum
   from (select solution_id, sum(rating) as sum from reviews where status = 'published' group by 1) r
   where s.id = r.solution_id`,
  `update vendors v set rating_sum = r.sum, review_count = r.count
   from (select s.vendor_id, sum(r.rating) as sum, count(*) as count
     from reviews r join solutions s on s.id = r.solution_id where r.status = 'published' group by 1) r
   where v.id = r.vendor_id`,
  ...["solutions", "vendors"].flatMap(addScore),
  `create or replace function refresh_vendor_ratings(ids integer[]) returns void language plpgsql as $$
   begin
     perform 1 from vendors where id = any(ids) order by id for no key update;
     update vendors v set (rating, rating_sum, review_count) = (coalesce(found.mean, 0), found.sum, found.count)
     from unnest(ids) chosen(id) cross join lateral (
       select round(avg(r.rating), 1) as mean, coalesce(sum(r.rating), 0) as sum, count(*) as count
       from solutions s join reviews r on r.solution_id = s.id and r.status = 'published'
       where s.vendor_id = chosen.id) found
     where v.id = chosen.id
       and (v.rating, v.rating_sum, v.review_count) is distinct from (coalesce(found.mean, 0), found.sum, found.count);
   end $$`,
  `create or replace function refresh_ratings(ids integer[]) returns void language plpgsql as $$
   begin
     perform 1 from solutions where id = any(ids) order by id for no key update;
     update solutions s set (rating, rating_sum, review_count) = (coalesce(found.mean, 0), found.sum, found.count)
     from unnest(ids) chosen(id) cross join lateral (
       select round(avg(r.rating), 1) as mean, coalesce(sum(r.rating), 0) as sum, count(*) as count
       from reviews r where r.solution_id = chosen.id and r.status = 'published') found
     where s.id = chosen.id
       and (s.rating, s.rating_sum, s.review_count) is distinct from (coalesce(found.mean, 0), found.sum, found.count);
     perform refresh_vendor_ratings(array(select distinct vendor_id from solutions where id = any(ids)));
   end $$`,
];
