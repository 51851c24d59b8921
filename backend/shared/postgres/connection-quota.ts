import { AsyncLocalStorage } from "node:async_hooks";
import pLimit, { type LimitFunction } from "p-limit";
import { UnavailableError } from "../errors.ts";

/** The number of database connections that one request may use at a time, which leaves some for others. */
export const CONNECTIONS = 2;
/** How long a request may read, in milliseconds. */
export const MAX_READ_TIME = 10_000;
/**
 * The read time limit in force. Unrelated tests raise it, since a busy machine is not a failure of the
 * product.
 */
export const readTime = { limit: MAX_READ_TIME };
/** The retry delay after a request took too long, in seconds. */
const RETRY_AFTER = 5;

interface Share {
  readonly turns: LimitFunction;
  isOver: boolean;
}

const shares = new AsyncLocalStorage<Share>();

/** Creates the error for a request that exceeded its time limit. */
export const tookTooLong = () =>
  new UnavailableError("This took too long. Ask for less at once, or try again in a moment.", RETRY_AFTER);

/**
 * Runs a request's reads with a limited number of connections and for at most ten seconds; reads still
 * running then get no further connection. Not for work that holds a transaction, which needs an additional
 * connection.
 * @param turns the connections, if several requests share them.
 * @throws UnavailableError when the time limit is exceeded.
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
 * @returns a function that releases the connection.
 * @throws UnavailableError when the request's time limit is exceeded.
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

/** The pending computations by request, in the order in which the requests take turns. */
const computing = new Map<object, (() => void)[]>();
const JOBS = {};

/**
 * Waits until the current request may compute for a moment. Requests take turns regardless of how much each
 * of them computes, and the event loop runs other work between two turns.
 * @throws UnavailableError when the request's time limit is exceeded.
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

/**
 * Gives one turn per iteration of the event loop: several immediates at once would all run before anything
 * else.
 */
function giveComputingTurn(): void {
  const [first] = computing;
  if (!first) return;
  const [whose, waiting] = first;
  computing.delete(whose);
  waiting.shift()?.();
  if (waiting.length > 0) computing.set(whose, waiting);
  if (computing.size > 0) setImmediate(giveComputingTurn);
}
