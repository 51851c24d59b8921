import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { UnavailableError } from "../../../shared/errors.ts";

/** How many passwords are hashed at a time; more would only compete for the processors. */
const CONCURRENCY = Math.max(2, availableParallelism() - 1);
/** How many may wait, about ten seconds' worth. */
const MAX_PENDING = 256;

const limit = pLimit(CONCURRENCY);

/**
 * Runs `work` when it is its turn, in the order of asking.
 * @throws UnavailableError when too many wait already.
 */
export async function inHashQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= MAX_PENDING)
    throw new UnavailableError("The service is busy. Please try again in a moment.");
  return limit(work);
}
