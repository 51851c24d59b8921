import pLimit from "p-limit";
import { UnavailableError } from "../shared/errors.ts";

/**
 * Pages rendered at a time: while one waits for the database, another uses the processor. More would only make more
 * unfinished pages, which the garbage collector has to carry around.
 */
const CONCURRENCY = 2;
/** How many pages may wait, a few seconds' worth. */
const MAX_PENDING = 100;
/** How long a page waits at most, in milliseconds. */
const MAX_WAIT_MS = 5_000;

/** How much a queue does at a time, and how long one waits at most, in milliseconds. */
interface Bounds {
  readonly concurrency?: number;
  readonly maxWait?: number;
}

/** Runs `work` when it is its turn. */
export type RenderQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * A queue in which pages are rendered, in the order of asking, so that a burst neither takes every database connection
 * nor holds all its pages in memory at once.
 * @throws UnavailableError (the queue's function) when too many wait already, or when the turn doesn't come in time.
 */
export function renderQueue({ concurrency = CONCURRENCY, maxWait = MAX_WAIT_MS }: Bounds = {}): RenderQueue {
  const limit = pLimit(concurrency);
  return (work) =>
    new Promise((resolve, reject) => {
      const refuse = () => reject(new UnavailableError("The service is busy. Please try again in a moment."));
      if (limit.pendingCount >= MAX_PENDING) return refuse();
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        refuse();
      }, maxWait);
      void limit(async () => {
        if (late) return;
        clearTimeout(timer);
        await work().then(resolve, reject);
      });
    });
}
