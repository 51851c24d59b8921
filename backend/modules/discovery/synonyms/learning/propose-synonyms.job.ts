import type { EntityManager } from "@mikro-orm/postgresql";
import type { Job } from "../../../../shared/job.ts";
import { stemsOf } from "../../ranking/synonyms.ts";
import { abbreviationsIn } from "./abbreviations.ts";

/** The number of texts read at once. */
const PAGE = 2_000;
/** The maximum number of pending proposals, since more would not be reviewed. */
const MAX_WAITING = 200;
/** The minimum number of records that spell out an abbreviation: a single one may be its author's own. */
const LEAST = 2;

/** The public texts: the table, the column with the text, and a condition. */
const TEXTS = [
  ["solutions", "description", "status = 'published'"],
  ["vendors", "description", "true"],
  ["opportunities", "description", "stage = 'published'"],
  ["research_papers", "abstract", "true"],
  ["market_trends", "description", "true"],
  ["blog_posts", "content", "status = 'published'"],
] as const;

/**
 * Proposes abbreviations that public texts spell out, such as "heart rate variability (HRV)", as synonyms.
 */
export const proposeSynonymsJob: Job = {
  name: "propose-synonyms",
  schedule: "20 3 * * *",
  run: async (_payload, { em }) => {
    const counts = new Map<string, { short: string; long: string; records: number }>();
    for (const source of TEXTS) {
      for await (const text of textsOf(em, source)) {
        for (const { short, long } of abbreviationsIn(text)) {
          const key = `${short.toLowerCase()}\n${long}`;
          const known = counts.get(key) ?? { short, long, records: 0 };
          known.records++;
          counts.set(key, known);
        }
      }
    }
    const proposals = [...counts.values()]
      .filter(
        ({ short, long, records }) => records >= LEAST && long.length <= 80 && saysSomething(short, long),
      )
      .sort((a, b) => b.records - a.records);
    await propose(em, proposals);
  },
};

function saysSomething(short: string, long: string): boolean {
  const [first, second] = [stemsOf(short), stemsOf(long)];
  return first.length > 0 && second.length > 0 && first.join(" ") !== second.join(" ");
}

async function* textsOf(
  em: EntityManager,
  [table, column, condition]: (typeof TEXTS)[number],
): AsyncGenerator<string> {
  for (let last = 0; ; ) {
    const rows = await em.execute<{ id: number; text: string | null }[]>(
      `select id, case when ${column} ~ '\\([A-Z]' then ${column} end as text
       from ${table} where id > ? and ${condition} order by id limit ?`,
      [last, PAGE],
    );
    for (const { text } of rows) if (text) yield text;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Adds proposals; existing synonyms, including refused ones, stay unchanged. */
async function propose(
  em: EntityManager,
  proposals: readonly { short: string; long: string; records: number }[],
): Promise<void> {
  const rows = proposals.map(({ short, long, records }) => ({
    term: short,
    means: long,
    source: `${records.toLocaleString("en-US")} records write “${long} (${short})”.`,
  }));
  await em.execute(
    `insert into search_synonyms (term, means, learned, status, source)
     select p.term, p.means, true, 'proposed', p.source
     from json_to_recordset(?::json) p (term citext, means citext, source text)
     where not exists (select from search_synonyms s
       where least(s.term, s.means) = least(p.term, p.means) and greatest(s.term, s.means) = greatest(p.term, p.means))
     limit greatest(0, ? - (select count(*) from search_synonyms where status = 'proposed'))
     on conflict do nothing`,
    [JSON.stringify(rows), MAX_WAITING],
  );
}
