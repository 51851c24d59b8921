import { availableParallelism } from "node:os";
import { UnavailableError } from "../../../shared/errors.ts";

/** How many passwords are hashed at once; more would only take turns on the processors. */
const AT_ONCE = Math.max(2, availableParallelism() - 1);
/** How many may wait for their turn, about ten seconds' worth; the next is told to come back. */
const MAX_WAITING = 256;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs `work` when it is its turn, in the order of asking (security.md A22).
 * @throws UnavailableError when too many wait already.
 */
export async function inHashQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING)
      throw new UnavailableError("The service is busy. Please try again in a moment.");
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place is handed on, so that nobody who comes meanwhile takes it.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
