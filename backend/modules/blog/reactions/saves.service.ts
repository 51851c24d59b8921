import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";

/** The most posts that somebody can save. */
export const MAX_SAVED = 1000;

/** The posts that the viewer has saved; none when nobody is signed in. */
export async function savedPostIds({ em, actor }: Context): Promise<number[]> {
  const person = asPerson(actor);
  if (!person) return [];
  const rows = await em.execute<{ id: number }[]>(
    "select post_id as id from blog_saves where user_id = ? order by created_at desc limit ?",
    [person.id, MAX_SAVED],
  );
  return rows.map(({ id }) => id);
}
