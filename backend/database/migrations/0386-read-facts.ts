import { Migration } from "@mikro-orm/migrations";
import { vendorKind } from "../../modules/catalog/vendors/vendor.fields.ts";
import { renewTriggers } from "../record-triggers.ts";

const FACTS = {
  country: "country",
  city: "city",
  foundedYear: "founded_year",
  places: "places",
  stage: "stage",
  headcountBand: "headcount_band",
  revenueBand: "revenue_band",
  customers: "customers",
  languages: "languages",
  certifications: "certifications",
} as const;

/** SQL for the facts of a row of `vendors`, as text or null. */
const FACTS_OF = (row: string) =>
  Object.entries(FACTS)
    .map(([field, column]) => `('${field}', nullif(nullif(${row}.${column}::text, ''), '{}'))`)
    .join(", ");

/** The words that facts about companies were read from, and which of those that were suggested aren't right. */
export class ReadFacts extends Migration {
  override up(): void {
    this.addSql(`alter table vendors add column dismissed_facts text[] not null default '{}'
      check (cardinality(dismissed_facts) <= 200)`);
    this.addSql(
      "alter table vendor_facts add column read_from text check (length(read_from) between 1 and 5000)",
    );
    // A fact that changes is no longer what was read.
    this.addSql(`create or replace function keep_vendor_facts() returns trigger language plpgsql as $$
      begin
        insert into vendor_facts (vendor_id, field, source)
          select new.id, f.field, 'import' from (values ${FACTS_OF("new")}) f(field, value)
          left join (values ${FACTS_OF("old")}) o(field, value) on tg_op = 'UPDATE' and o.field = f.field
          where f.value is not null and f.value is distinct from o.value
          on conflict (vendor_id, field) do update
            set source = excluded.source, confirmed_at = now(), read_from = null;
        delete from vendor_facts using (values ${FACTS_OF("new")}) f(field, value)
          where vendor_facts.vendor_id = new.id and vendor_facts.field = f.field and f.value is null;
        return null;
      end $$`);
    for (const sql of renewTriggers(vendorKind)) this.addSql(sql);
  }
}
