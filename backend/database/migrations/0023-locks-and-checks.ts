import { Migration } from "@mikro-orm/migrations";

/**
 * Refreshes ratings while holding the vendors' locks, which are acquired before those of the solutions, in
 * the same order as edits of a solution: a review and an edit never deadlock.
 */
const refreshRatings = `create or replace function refresh_ratings(ids integer[]) returns void language plpgsql as $$
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
      end $$`;

/** A check stores the vendor's name at the time, and its website; changing them ends the verification. */
const keepChecked = [
  `alter table vendors add column verification_ended_at timestamptz(3),
     add constraint verification_ended check (verification_ended_at is null or not verified)`,
  "alter table vendor_checks add column vendor_name text, add column vendor_website text",
  "update vendor_checks c set vendor_name = v.name, vendor_website = v.website from vendors v where v.id = c.vendor_id",
  "alter table vendor_checks alter column vendor_name set not null",
  `create function vendor_was_checked() returns trigger language plpgsql as $$
   begin
     select name, website into new.vendor_name, new.vendor_website from vendors where id = new.vendor_id;
     return new;
   end $$`,
  `create trigger keep_checked before insert on vendor_checks
     for each row execute function vendor_was_checked()`,
];

/** A consistent lock order for reviews and edits, and verifications bound to a vendor's name. */
export class LocksAndChecks extends Migration {
  override up(): void {
    for (const sql of [refreshRatings, ...keepChecked]) this.addSql(sql);
  }
}
