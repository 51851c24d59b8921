import type { EntityManager } from "@mikro-orm/postgresql";
import { PUBLIC_PAGES } from "./public-pages.rules.ts";

/** The addresses of a table's pages: `{id}-{slug}`. */
const keyed = (table: string, updatedAt = "updated_at", slug = "slug") =>
  `select id, id || '-' || ${slug} as key, ${updatedAt} as updated_at from ${table}`;

/** Where each record's page lies, and the public records of that kind: SQL with id, key and updated_at. */
const RECORDS: Readonly<Record<string, string>> = {
  "/blog": "select id, slug as key, updated_at from blog_posts where status = 'published'",
  "/market-intelligence": keyed("market_trends"),
  "/market-intelligence/figures": keyed("market_figures"),
  "/market-intelligence/quarters": keyed("funding_quarters", "updated_at", "year || '-q' || quarter"),
  "/opportunities": keyed("opportunities"),
  "/research": keyed("research_papers"),
  "/research/collaborations": keyed("collaborations"),
  "/research/partners": keyed("university_partners"),
  "/research/topics": keyed("research_topics", "null::timestamptz"),
  "/solutions": keyed("solutions"),
  "/vendors": keyed("vendors"),
};

const ALL_RECORDS = Object.entries(RECORDS)
  .map(([path, rows]) => `select '${path}' as path, id, key, updated_at from (${rows}) records`)
  .join(" union all ");

/** A page, and when what it shows last changed. */
export interface PageAddress {
  readonly url: string;
  readonly lastmod?: string;
}

/** How many pages there are. */
export async function countPages(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from (${ALL_RECORDS}) pages`,
  );
  return PUBLIC_PAGES.length + (row?.count ?? 0);
}

/** One part of the pages, `size` long; the screens stand in the first. */
export async function listPages(em: EntityManager, part: number, size: number): Promise<PageAddress[]> {
  const screens = part === 1 ? PUBLIC_PAGES.map((url) => ({ url })) : [];
  const rows = await em.execute<{ path: string; id: number; key: string; updated_at: Date | null }[]>(
    `select * from (${ALL_RECORDS}) pages order by path, id limit ? offset ?`,
    [size - screens.length, part === 1 ? 0 : (part - 1) * size - PUBLIC_PAGES.length],
  );
  const records = rows.map(({ path, key, updated_at }) => ({
    url: `${path}/${key}`,
    ...(updated_at && { lastmod: new Date(updated_at).toISOString() }),
  }));
  return [...screens, ...records];
}
