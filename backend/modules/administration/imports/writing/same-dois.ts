import type { EntityManager } from "@mikro-orm/postgresql";
import type { NewPaper } from "./compare-batch.ts";

/** How many papers are named. */
const MAX_NAMED = 20;

/**
 * Returns a note about papers that a run has added although others in the catalog, or before them in the file,
 * have their DOI.
 * @param notWritten papers that a preview has not written.
 */
export async function noteSameDois(
  em: EntityManager,
  run: number,
  notWritten: readonly NewPaper[] = [],
): Promise<string[]> {
  const found = await em.execute<{ title: string; doi: string; count: number }[]>(
    `with added as (
       select p.id::bigint as place, p.id, p.title, p.doi from import_changes c
       join research_papers p on p.id = c.record_id
       where c.run_id = ? and c.table_name = 'research_papers' and c.created and p.doi is not null
       union all
       select 2147483647::bigint + r.place, null, r.title, r.doi
       from rows from (jsonb_to_recordset(?::jsonb) as (title text, doi text)) with ordinality as r(title, doi, place)
     ), among as (select a.*, row_number() over (partition by doi order by place) > 1 as is_again from added a)
     select title, doi, (count(*) over ())::int as count from among a
     where is_again or exists (
       select from research_papers o where o.doi = a.doi and o.id is distinct from a.id
         and not exists (select from added n where n.id = o.id))
     order by place limit ${MAX_NAMED}`,
    [run, JSON.stringify(notWritten)],
  );
  const [first] = found;
  if (!first) return [];
  const named = found.map(({ title, doi }) => `“${title}” (${doi})`).join(", ");
  const more = first.count > found.length ? ` and ${first.count - found.length} more` : "";
  return [`New papers with the DOI of another: ${named}${more}. Merge them under Duplicates.`];
}
