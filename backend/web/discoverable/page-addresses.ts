import type { EntityManager } from "@mikro-orm/postgresql";
import { modules } from "../../modules.ts";
import { PUBLIC_PAGES } from "./public-pages.rules.ts";

/** SQL that selects the public records with a page: path, id, key and updated_at. */
const ALL_RECORDS = modules
  .flatMap((module) => Object.entries(module.pages ?? {}))
  .map(([path, rows]) => `select '${path}' as path, id, key, updated_at from (${rows}) records`)
  .join(" union all ");

/** A page's address and the last change of its content. */
export interface PageAddress {
  readonly url: string;
  readonly lastmod?: string;
}

/** Returns the number of pages. */
export async function countPages(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from (${ALL_RECORDS}) pages`,
  );
  return PUBLIC_PAGES.length + (row?.count ?? 0);
}

/** Returns one part of the pages with at most `size` entries; screens are in the first part. */
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
