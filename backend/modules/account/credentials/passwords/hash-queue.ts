import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { UnavailableError } from "../../../../shared/errors.ts";

/** Maximum number of concurrent hashes; more would only compete for the CPU. */
const CONCURRENCY = Math.max(2, availableParallelism() - 1);
/** Maximum number of waiting hashes, about ten seconds' worth. */
const MAX_PENDING = 256;

const limit = pLimit(CONCURRENCY);

/**
 * Runs `work` in its turn, first in, first out.
 * @throws UnavailableError if the queue is full.
 */
export async function inHashQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= MAX_PENDING)
    throw new UnavailableError("The service is busy. Please try again in a moment.");
  return limit(work);
}
