import type { EntityManager } from "@mikro-orm/postgresql";

/**
 * Tables whose rows are deleted with a record: its own parts, counts, derived data, and people's bookmarks.
 */
const GOES_ALONG = new Set([
  "bookmarks",
  "encoded_passages",
  "funding_quarter_rows",
  "funding_rounds",
  "market_figure_rows",
  "media",
  "picture_fetches",
  "papers_apart",
  "publications",
  "saved_brief_matches",
  "team_invitations",
  "team_members",
  "trend_observations",
  "vendor_facts",
  "vendors_apart",
  "view_days",
  "views",
]);

/** The nouns for referencing records, in the singular and plural. */
const NOUNS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  collaborations: ["collaboration", "collaborations"],
  conversations: ["conversation", "conversations"],
  market_trends: ["market trend", "market trends"],
  opportunities: ["opportunity", "opportunities"],
  paper_merges: ["merge", "merges"],
  paper_topics: ["paper", "papers"],
  research_papers: ["paper", "papers"],
  solutions: ["solution", "solutions"],
  vendor_categories: ["vendor", "vendors"],
  vendor_checks: ["check", "checks"],
  vendor_claims: ["claim to it", "claims to it"],
  vendor_merges: ["merge", "merges"],
  vendor_verifications: ["verification", "verifications"],
};

const OTHER = ["other record", "other records"] as const;

/**
 * Describes what references a record, such as `3 papers and 1 collaboration`; empty if nothing does.
 * @param own further tables whose rows belong to the record.
 */
export async function usersOf(
  em: EntityManager,
  table: string,
  id: number,
  own: readonly string[] = [],
): Promise<string> {
  const references = await em.execute<{ table: string; column: string }[]>(
    `select k.conrelid::regclass::text as "table", a.attname as "column"
     from pg_constraint k
     join unnest(k.conkey, k.confkey) as pair(own, other) on true
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
     join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other and b.attname = 'id'
     where k.contype = 'f' and k.confrelid = ?::regclass order by 1`,
    [table],
  );
  const asked = references.filter(
    (reference) => !GOES_ALONG.has(reference.table) && !own.includes(reference.table),
  );
  if (asked.length === 0) return "";
  const counts = await em.execute<{ table: string; count: number }[]>(
    asked
      .map(
        (from) =>
          `select '${from.table}' as "table", count(*)::int as count from ${from.table} where ${from.column} = ?`,
      )
      .join(" union all "),
    asked.map(() => id),
  );
  const words = counts
    .filter(({ count }) => count > 0)
    .map(({ table: from, count }) => {
      const [one, several] = NOUNS[from] ?? OTHER;
      return `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;
    });
  return new Intl.ListFormat("en-US").format(words);
}
