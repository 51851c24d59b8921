import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import type { Limit } from "../../../shared/limits.ts";

/** The limit of changes to juries per account. */
const CHANGES: Limit = {
  name: "juries",
  times: 2_000,
  seconds: 3600,
  message: "You've changed your juries a lot.",
};

/**
 * Counts a change toward the rate limit, then makes it in a transaction: counting within it would need a second
 * connection, which could deadlock under load.
 * @throws TooManyRequestsError
 */
export async function counted<Made>(context: Context, change: () => Promise<Made>): Promise<Made> {
  await context.limits.count(CHANGES, String(personOf(context).id));
  return context.em.transactional(change);
}
