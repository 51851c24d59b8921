import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";

/** One loader per request, so a list of categories takes one statement. */
const loaders = new WeakMap<EntityManager, DataLoader<number, number>>();

/** Returns the number of published posts in a category. */
export function loadPostsCount(em: EntityManager, categoryId: number): Promise<number> {
  let loader = loaders.get(em);
  if (!loader) {
    loader = new DataLoader((ids: readonly number[]) => countAll(em, ids));
    loaders.set(em, loader);
  }
  return loader.load(categoryId);
}

async function countAll(em: EntityManager, ids: readonly number[]): Promise<number[]> {
  const rows = await em.execute<{ id: number; count: number }[]>(
    `select category_id as id, count(*)::int as count from blog_posts
     where status = 'published' and category_id in (${ids.map(() => "?").join(", ")}) group by category_id`,
    [...ids],
  );
  const byId = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
}
