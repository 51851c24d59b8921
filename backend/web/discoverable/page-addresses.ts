import type { EntityManager } from "@mikro-orm/postgresql";
import { modules } from "../../modules.ts";

/** Pages that belong to no module. */
const OWN = ["/", "/about", "/contact", "/demo", "/developers", "/privacy", "/terms"];

const pages = modules.flatMap((module) => module.pages ?? []);

/** Pages that are always there. */
const SCREENS = [...OWN, ...pages.flatMap(({ screens }) => screens)];

const ALL = pages
  .flatMap(({ records }) => Object.entries(records ?? {}))
  .map(([path, rows]) => `select '${path}' as path, id, key, updated_at from (${rows}) records`)
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
  const rows = await em.execute<{ path: string; id: number; key: string; updated_at: Date | null }[]>(
    `select * from (${ALL}) pages order by path, id limit ? offset ?`,
    [size - screens.length, part === 1 ? 0 : (part - 1) * size - SCREENS.length],
  );
  const records = rows.map(({ path, key, updated_at }) => ({
    url: `${path}/${key}`,
    ...(updated_at && { lastmod: new Date(updated_at).toISOString() }),
  }));
  return [...screens, ...records];
}
