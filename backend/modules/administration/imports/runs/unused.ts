import type { EntityManager } from "@mikro-orm/postgresql";

/**
 * Tables whose rows are deleted with a row, such as counts and what was fetched for it, each with SQL for the rows
 * `u` that people made nevertheless. All others contain people's data.
 */
const GOES_ALONG: Readonly<Record<string, string>> = {
  views: "false",
  view_days: "false",
  publications: "false",
  saved_brief_matches: "false",
  encoded_passages: "false",
  picture_fetches: "false",
  media: "u.added_by_id is not null",
  vendor_facts: "u.source <> 'import'",
};

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
  const used = references
    .filter(({ table: from }) => !own.includes(from) && GOES_ALONG[from] !== "false")
    .map(
      ({ table: from, column }) =>
        `not exists (select from ${from} u where u.${column} = t.id and ${GOES_ALONG[from] ?? "true"})`,
    );
  return used.length > 0 ? used.join(" and ") : "true";
}
