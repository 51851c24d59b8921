import type { EntityManager } from "@mikro-orm/postgresql";

/** Pages that are always there. */
const SCREENS = [
  "/",
  "/solutions",
  "/opportunities",
  "/vendors",
  "/research",
  "/research/collaborations",
  "/research/partners",
  "/research/topics",
  "/market-intelligence",
  "/about",
  "/contact",
  "/demo",
  "/developers",
  "/privacy",
  "/terms",
];

/** Where each record's page lies, and the public records of that kind: SQL with id, slug and updated_at, if it has one. */
const RECORDS: Readonly<Record<string, string>> = {
  "/market-intelligence/figures": "select id, slug, updated_at from market_figures",
  "/market-intelligence/quarters":
    "select id, year || '-q' || quarter as slug, updated_at from funding_quarters",
  "/market-intelligence": "select id, slug, updated_at from market_trends",
  "/opportunities": "select id, slug, updated_at from opportunities",
  "/research/collaborations": "select id, slug, updated_at from collaborations",
  "/research/partners": "select id, slug, updated_at from university_partners",
  "/research/topics": "select id, slug, null::timestamptz as updated_at from research_topics",
  "/research": "select id, slug, updated_at from research_papers",
  "/solutions": "select id, slug, updated_at from solutions",
  "/vendors": "select id, slug, updated_at from vendors",
};

const ALL = Object.entries(RECORDS)
  .map(([path, rows]) => `select '${path}' as path, id, slug, updated_at from (${rows}) records`)
  .join(" union all ");

/** A page, and when what it shows last changed. */
export interface PageAddress {
  readonly url: string;
  readonly lastmod?: string;
}

/** How many pages there are. */
export async function countPages(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(`select count(*)::int as count from (${ALL}) pages`);
  return SCREENS.length + (row?.count ?? 0);
}

/** One part of the pages, `size` long; the screens stand in the first. */
export async function listPages(em: EntityManager, part: number, size: number): Promise<PageAddress[]> {
  const screens = part === 1 ? SCREENS.map((url) => ({ url })) : [];
  const rows = await em.execute<{ path: string; id: number; slug: string; updated_at: Date | null }[]>(
    `select * from (${ALL}) pages order by path, id limit ? offset ?`,
    [size - screens.length, part === 1 ? 0 : (part - 1) * size - SCREENS.length],
  );
  const records = rows.map(({ path, id, slug, updated_at }) => ({
    url: `${path}/${id}-${slug}`,
    ...(updated_at && { lastmod: new Date(updated_at).toISOString() }),
  }));
  return [...screens, ...records];
}
