import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { recordTrainingEvents } from "../training-events/training-event.ts";

/** A rate limit of changes per account. */
const CHANGES: Limit = {
  name: "dismissals",
  times: 300,
  seconds: 600,
  message: "You've dismissed a lot of recommendations.",
};

/**
 * Excludes a solution from the viewer's recommendations, or includes it again; idempotent.
 * @throws NotFoundError for a solution that is not public; TooManyRequestsError after 300 changes in ten
 * minutes.
 */
export async function dismissRecommendation(
  context: Context,
  solutionId: string,
  dismissed: boolean,
): Promise<Done> {
  const { em, limits } = context;
  const userId = personOf(context).id;
  await limits.count(CHANGES, String(userId));
  const key = parseId(solutionId) ?? 0;
  const [solution] = await em.execute<{ title: string }[]>(
    "select title from solutions where id = ? and status = 'published'",
    [key],
  );
  if (!solution) throw new NotFoundError("This solution doesn't exist.");
  if (dismissed) {
    await em.execute(
      "insert into dismissed_recommendations (user_id, solution_id) values (?, ?) on conflict do nothing",
      [userId, key],
    );
    await recordTrainingEvents(em, userId, "dismiss", [key]);
  } else {
    await em.execute("delete from dismissed_recommendations where user_id = ? and solution_id = ?", [
      userId,
      key,
    ]);
  }
  const message = dismissed ? "won't be recommended to you" : "can be recommended to you again";
  return { message: `${solution.title} ${message}` };
}
