import type { EntityManager } from "@mikro-orm/postgresql";

/** Tables whose rows are deleted with a row: counts and derived data. All others contain people's data. */
const GOES_ALONG = ["views", "view_days", "publications", "saved_brief_matches", "encoded_passages"];

/**
 * Returns the SQL condition that nothing created by people, such as a review or bookmark, references the
 * stored row `t`.
 * @param own the tables whose rows belong to it.
 */
export async function unusedCondition(
  em: EntityManager,
  table: string,
  own: readonly string[],
): Promise<string> {
  const references = await em.execute<{ table: string; column: string }[]>(
    `select k.conrelid::regclass::text as "table", a.attname as "column"
     from pg_constraint k
     join unnest(k.conkey, k.confkey) as pair(own, other) on true
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
     join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other and b.attname = 'id'
     where k.contype = 'f' and k.confrelid = ?::regclass`,
    [table],
  );
  const along = new Set([...GOES_ALONG, ...own]);
  const used = references
    .filter((reference) => !along.has(reference.table))
    .map(({ table: from, column }) => `not exists (select from ${from} u where u.${column} = t.id)`);
  return used.length > 0 ? used.join(" and ") : "true";
}
