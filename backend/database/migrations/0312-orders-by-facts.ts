import { Migration } from "@mikro-orm/migrations";

/** The sort keys of the facts by which lists of vendors are ordered; unknown ones come last. */
export class OrdersByFacts extends Migration {
  override up(): void {
    this.addSql(`alter table vendors
      add column founded_key smallint not null generated always as (coalesce(founded_year, -1)) stored,
      add column headcount_key smallint not null generated always as (case headcount_band
        when '1-10' then 1 when '11-50' then 2 when '51-200' then 3 when '201-500' then 4 when 'over-500' then 5
        else 0 end) stored,
      add column revenue_key smallint not null generated always as (case revenue_band
        when 'under-1m' then 1 when '1m-10m' then 2 when '10m-50m' then 3 when 'over-50m' then 4
        else 0 end) stored`);
    for (const key of ["founded", "headcount", "revenue"])
      this.addSql(`create index vendors_by_${key}_key on vendors (${key}_key desc, id desc)`);
  }
}
