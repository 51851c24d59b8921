import { AsyncLocalStorage } from "node:async_hooks";
import pLimit, { type LimitFunction } from "p-limit";
import { UnavailableError } from "../errors.ts";

/** How many connections to the database one request uses at a time, so that others get one too. */
export const CONNECTIONS = 2;
/** How long a request may read, in milliseconds. */
export const MAX_READ_TIME = 10_000;
/** The limit in force; tests that are not about it raise it, since a busy machine is no fault of the product. */
export const readTime = { limit: MAX_READ_TIME };
/** When to try again after a request took too long, in seconds. */
const RETRY_AFTER = 5;

interface Share {
  readonly turns: LimitFunction;
  isOver: boolean;
}

const shares = new AsyncLocalStorage<Share>();

/** What a request is told whose time is over. */
export const tookTooLong = () =>
  new UnavailableError("This took too long. Ask for less at once, or try again in a moment.", RETRY_AFTER);

/**
 * Reads for one request: with a few connections at a time, and not for longer than ten seconds; then what still runs
 * gets no further connection. Not for work that holds a transaction, which needs another connection beside it.
 * @param turns the connections, where several requests share theirs.
 * @throws UnavailableError when the time is over.
 */
export async function withConnectionQuota<Result>(
  work: () => Promise<Result>,
  limit = readTime.limit,
  turns = pLimit(CONNECTIONS),
): Promise<Result> {
  const share: Share = { turns, isOver: false };
  const end = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    share.isOver = true;
    end.reject(tookTooLong());
  }, limit);
  try {
    return await Promise.race([shares.run(share, work), end.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Waits until the current request may use another connection.
 * @returns what to call when the connection is free again.
 * @throws UnavailableError when the request's time is over.
 */
export async function acquireConnection(): Promise<() => void> {
  const share = shares.getStore();
  if (!share) return () => undefined;
  const { promise, resolve, reject } = Promise.withResolvers<() => void>();
  void share.turns(() => {
    if (!share.isOver) return new Promise<void>((done) => resolve(done));
    reject(tookTooLong());
    return undefined;
  });
  return promise;
}

/** Those who wait to compute, by request, in the order of their turns. */
const computing = new Map<object, (() => void)[]>();
const JOBS = {};

/**
 * Waits until the current request may compute for a moment. Requests take turns, however much each of them asks, and
 * what others want of the process comes between any two turns.
 * @throws UnavailableError when the request's time is over.
 */
export async function yieldToOthers(): Promise<void> {
  const share = shares.getStore();
  await new Promise<void>((resolve) => {
    if (computing.size === 0) setImmediate(giveComputingTurn);
    const own = computing.get(share ?? JOBS) ?? [];
    own.push(resolve);
    computing.set(share ?? JOBS, own);
  });
  if (share?.isOver) throw tookTooLong();
}

/** One turn each time around the event loop: of several immediates at once, all would come before anything else. */
function giveComputingTurn(): void {
  const [first] = computing;
  if (!first) return;
  const [whose, waiting] = first;
  computing.delete(whose);
  waiting.shift()?.();
  if (waiting.length > 0) computing.set(whose, waiting);
  if (computing.size > 0) setImmediate(giveComputingTurn);
}
