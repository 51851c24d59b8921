import type { RequestContext } from "../../../shared/request-context.ts";
import { actorOf } from "../../accounts/account.policy.ts";

/** The most posts that somebody can save. */
export const MAX_SAVED = 1000;

/** The posts that the viewer has saved. @throws UnauthenticatedError when nobody is signed in. */
export async function savedPostIds(context: RequestContext): Promise<number[]> {
  const rows = await context.em.execute<{ id: number }[]>(
    "select post_id as id from blog_saves where user_id = ? order by created_at desc limit ?",
    [actorOf(context).id, MAX_SAVED],
  );
  return rows.map(({ id }) => id);
}
