import type { EntityManager } from "@mikro-orm/postgresql";
import { sameName, sameWebsite } from "../../../catalog/vendor-merges/alike.ts";

/** How many lookalikes are named. */
const MAX_NAMED = 20;

/** SQL condition under which a pair of two new vendors is told of once. */
const EARLIER = "(o.id < a.id or not exists (select from added n where n.id = o.id))";

/**
 * Returns a note about vendors that a run has added although others with their website, or with their name but
 * for legal form and punctuation, are in the catalog: one vendor in two spellings never becomes two unsaid.
 */
export async function noteLookalikes(em: EntityManager, run: number): Promise<string[]> {
  const found = await em.execute<{ name: string; other: string; count: number }[]>(
    `with added as (
       select v.* from import_changes c join vendors v on v.id = c.record_id
       where c.run_id = ? and c.table_name = 'vendors' and c.created
     ), pairs as (
       select a.id, a.name, o.name as other from added a
       cross join lateral (
         (select o.id, o.name from vendors o where o.website_host = a.website_host and ${sameWebsite("o", "a")}
            and o.id <> a.id and ${EARLIER} and o.status = 'published' limit 1)
         union all
         (select o.id, o.name from vendors o where o.company_key = a.company_key and ${sameName("o", "a")}
            and o.id <> a.id and ${EARLIER} and o.status = 'published' limit 1)
         limit 1) o
     )
     select name::text as name, other::text as other, (count(*) over ())::int as count from pairs order by id limit ${MAX_NAMED}`,
    [run],
  );
  const [first] = found;
  if (!first) return [];
  const pairs = found.map(({ name, other }) => `“${name}” and “${other}”`).join(", ");
  const more = first.count > found.length ? ` and ${first.count - found.length} more` : "";
  return [`New vendors that may be the same as others: ${pairs}${more}. Merge them under Duplicates.`];
}
