import { personOf } from "./actor.ts";
import type { Context } from "./context.ts";
import type { Limit } from "./limits.ts";

/**
 * Counts a change toward the viewer's rate limit, then makes it in a transaction: counting within it would need a
 * second connection, which could deadlock under load.
 * @throws TooManyRequestsError
 */
export async function limitedChange<Made>(
  context: Context,
  limit: Limit,
  change: () => Promise<Made>,
): Promise<Made> {
  await context.limits.count(limit, String(personOf(context).id));
  return context.em.transactional(change);
}
