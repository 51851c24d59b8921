import type { EntityManager } from "@mikro-orm/postgresql";
import { SHARED, sameName, sameWebsite } from "../../../catalog/vendor-merges/alike.ts";
import type { NewVendor } from "./compare-batch.ts";

/** How many lookalikes are named. */
const MAX_NAMED = 20;

/** Vendors that aren't written are numbered from here, above every id. */
const AFTER_ALL = 2_147_483_647n;

/** SQL condition under which a pair of two new vendors is told of once. */
const EARLIER = "(o.id < a.id or not exists (select from added n where n.id = o.id))";

/**
 * Returns a note about vendors that a run has added although others with their website, or with their name but
 * for legal form and punctuation, are in the catalog: one vendor in two spellings never becomes two unsaid.
 * @param notWritten vendors that a preview has not written.
 */
export async function noteLookalikes(
  em: EntityManager,
  run: number,
  notWritten: readonly NewVendor[] = [],
): Promise<string[]> {
  // What the run has added isn't in the statistics yet: without them, all vendors would be read for each.
  await em.execute("analyze vendors (website_host, company_key)");
  const found = await em.execute<{ name: string; other: string; count: number }[]>(
    `with added as (
       select v.id::bigint as id, v.name, v.website_host, v.company_key, v.country
       from import_changes c join vendors v on v.id = c.record_id
       where c.run_id = ? and c.table_name = 'vendors' and c.created
       union all
       select ${AFTER_ALL} + r.place, r.name, web_host(r.website), company_key(fold_text(r.name::text)), r.country
       from rows from (jsonb_to_recordset(?::jsonb) as (name citext, website text, country text))
         with ordinality as r(name, website, country, place)
     ), among as (
       select a.*,
         lag(name) over (partition by website_host order by id) as same_host,
         lag(name) over (partition by company_key order by id) as same_name,
         lag(country) over (partition by company_key order by id) as its_country,
         lag(name) over (partition by company_key, fold_text(country) order by id) as same_there
       from added a
     ), pairs as (
       select a.id, a.name, coalesce(o.name, n.name) as other from among a
       left join lateral (
         (select o.id, o.name from vendors o where o.website_host = a.website_host and ${sameWebsite("o", "a")}
            and o.id <> a.id and ${EARLIER} and o.status = 'published' limit 1)
         union all
         (select o.id, o.name from vendors o where o.company_key = a.company_key and ${sameName("o", "a")}
            and o.id <> a.id and ${EARLIER} and o.status = 'published' limit 1)
         limit 1) o on true
       left join lateral (select coalesce(
         case when a.website_host not in (${SHARED}) then a.same_host end,
         case when a.company_key <> '' then coalesce(
           case when a.its_country is null or a.country is null or fold_text(a.its_country) = fold_text(a.country)
             then a.same_name end,
           a.same_there) end) as name where a.id > ${AFTER_ALL}) n on true
       where coalesce(o.name, n.name) is not null
     )
     select name::text as name, other::text as other, (count(*) over ())::int as count from pairs order by id limit ${MAX_NAMED}`,
    [run, JSON.stringify(notWritten)],
  );
  const [first] = found;
  if (!first) return [];
  const pairs = found.map(({ name, other }) => `“${name}” and “${other}”`).join(", ");
  const more = first.count > found.length ? ` and ${first.count - found.length} more` : "";
  return [`New vendors that may be the same as others: ${pairs}${more}. Merge them under Duplicates.`];
}
