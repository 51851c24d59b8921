import type { RequestContext } from "../../../shared/request-context.ts";

/** The most posts that somebody can save. */
export const MAX_SAVED = 1000;

/** The posts that the viewer has saved; none when nobody is signed in. */
export async function savedPostIds({ em, actor }: RequestContext): Promise<number[]> {
  if (!actor) return [];
  const rows = await em.execute<{ id: number }[]>(
    "select post_id as id from blog_saves where user_id = ? order by created_at desc limit ?",
    [actor.id, MAX_SAVED],
  );
  return rows.map(({ id }) => id);
}
