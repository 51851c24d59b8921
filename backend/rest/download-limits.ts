import pLimit from "p-limit";
import { TooManyRequestsError } from "../shared/errors.ts";
import type { Limit, Limits } from "../shared/limits.ts";
import type { RequestContext } from "../shared/request-context.ts";

/** How many downloads of many pages one person or network may begin in an hour. */
export const BEGUN: Limit = {
  name: "downloads",
  times: 120,
  seconds: 3600,
  message: "You've downloaded a lot of files.",
};
/** How many of them may run at once. */
export const AT_ONCE = 4;
/** When one of them is likely to be over, in seconds. */
const RETRY_AFTER = 30;

/** However many downloads there are, they read with two connections to the database. */
const turns = pLimit(2);
const running = new Map<string, number>();

/** Reads a page of a download in its turn. */
export const inDownloadTurn = <Page>(read: () => Promise<Page>): Promise<Page> => turns(read);

/**
 * Counts a download that begins.
 * @returns what to call when it is over.
 * @throws TooManyRequestsError if the caller downloads too much at once, or too often.
 */
export async function beginDownload({ actor, caller, limits }: RequestContext): Promise<() => void> {
  const whose = actor && "id" in actor ? `account ${actor.id}` : caller.network;
  const others = running.get(whose) ?? 0;
  if (others >= AT_ONCE)
    throw new TooManyRequestsError(`Let one of your ${AT_ONCE} downloads finish first.`, RETRY_AFTER);
  running.set(whose, others + 1);
  const end = () => {
    const left = (running.get(whose) ?? 1) - 1;
    if (left > 0) running.set(whose, left);
    else running.delete(whose);
  };
  await limits.count(BEGUN, whose).catch((error: unknown) => {
    end();
    throw error;
  });
  return end;
}

/** The context in which a download that has begun goes on: it is limited as such, and doesn't break off. */
export function withoutBudget(context: RequestContext): RequestContext {
  const spend: Limits["spend"] = async ({ cost }) => ({ left: cost, resetsAt: new Date() });
  return { ...context, limits: { ...context.limits, spend } };
}
