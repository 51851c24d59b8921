import type { Request } from "express";
import { SESSION_COOKIE } from "../../shared/cookie-names.ts";
import { UnavailableError } from "../../shared/errors.ts";
import { readCookies } from "../guards/cookies.ts";

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

/** A page that waits for its turn. */
interface Waiting {
  start(): Promise<void>;
  refuse(): void;
}

/** Runs `work` when it is its turn; `visitor` says for whom. */
export type RenderQueue = <Result>(visitor: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * A queue in which pages are rendered, so that a burst neither takes every database connection nor holds all its pages
 * in memory at once. Visitors take turns, each with the pages in the order of asking: who asks for many waits longer,
 * and nobody else does. Where too many wait, the latest of who asked for most is refused.
 * @throws UnavailableError (the queue's function) when it is refused, or when the turn doesn't come in time.
 */
export function renderQueue({ concurrency = CONCURRENCY, maxWait = MAX_WAIT_MS }: Bounds = {}): RenderQueue {
  const waiting = new Map<string, Set<Waiting>>();
  let pending = 0;
  let running = 0;

  const remove = (visitor: string, page: Waiting) => {
    const own = waiting.get(visitor);
    if (!own?.delete(page)) return;
    pending -= 1;
    // Others come first now.
    waiting.delete(visitor);
    if (own.size > 0) waiting.set(visitor, own);
  };
  const next = () => {
    while (running < concurrency) {
      const [first] = waiting;
      const [page] = first?.[1] ?? [];
      if (!first || !page) return;
      remove(first[0], page);
      running += 1;
      void page.start().finally(() => {
        running -= 1;
        next();
      });
    }
  };
  const makeRoom = () => {
    const [most] = [...waiting].sort(([, one], [, other]) => other.size - one.size);
    const latest = most && [...most[1]].at(-1);
    if (!latest) return;
    remove(most[0], latest);
    latest.refuse();
  };
  return (visitor, work) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        remove(visitor, page);
        page.refuse();
      }, maxWait);
      const page: Waiting = {
        async start() {
          clearTimeout(timer);
          await work().then(resolve, reject);
        },
        refuse() {
          clearTimeout(timer);
          reject(new UnavailableError("The service is busy. Please try again in a moment."));
        },
      };
      waiting.set(visitor, (waiting.get(visitor) ?? new Set()).add(page));
      pending += 1;
      next();
      if (pending > MAX_PENDING) makeRoom();
    });
}

/** Who takes turns with others: a session, whether it is valid or not, or everybody at an address. */
export function visitorOf(request: Request): string {
  const cookies = readCookies(request);
  return cookies[`__Host-${SESSION_COOKIE}`] ?? cookies[SESSION_COOKIE] ?? request.ip ?? "";
}
