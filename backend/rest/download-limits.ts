import pLimit from "p-limit";
import { TooManyRequestsError } from "../shared/errors.ts";
import type { Limit, Limits } from "../shared/limits.ts";
import type { RequestContext } from "../shared/request-context.ts";

/** The limit of multi-page downloads that one person or network may start per hour. */
export const BEGUN: Limit = {
  name: "downloads",
  times: 120,
  seconds: 3600,
  message: "You've downloaded a lot of files.",
};
/** The maximum number of concurrent downloads per person or network. */
export const AT_ONCE = 4;
/** The estimated time until one of them finishes, in seconds. */
const RETRY_AFTER = 30;

/** All downloads together use at most two database connections. */
const turns = pLimit(2);
const running = new Map<string, number>();

/** Reads a page of a download once a connection is free. */
export const inDownloadTurn = <Page>(read: () => Promise<Page>): Promise<Page> => turns(read);

/**
 * Registers a new download.
 * @returns a function to call when it ends.
 * @throws TooManyRequestsError if the caller has too many concurrent downloads, or starts them too often.
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

/**
 * Returns the context for the further pages of a download, which has its own limits and isn't interrupted by
 * the cost budget.
 */
export function withoutBudget(context: RequestContext): RequestContext {
  const spend: Limits["spend"] = async ({ cost }) => ({ left: cost, resetsAt: new Date() });
  return { ...context, limits: { ...context.limits, spend } };
}
