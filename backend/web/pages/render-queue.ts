import type { Request } from "express";
import { SESSION_COOKIE } from "../../shared/cookie-names.ts";
import { UnavailableError } from "../../shared/errors.ts";
import { readCookies } from "../guards/cookies.ts";

/**
 * The number of pages rendered at a time: while one waits for the database, another uses the processor. More
 * would only leave more pages unfinished, which burden the garbage collector.
 */
const CONCURRENCY = 2;
/** The maximum number of waiting pages, a few seconds' worth. */
const MAX_PENDING = 100;
const MAX_WAIT_MS = 5_000;

/** The concurrency of a queue, and the maximum waiting time in milliseconds. */
interface Bounds {
  readonly concurrency?: number;
  readonly maxWait?: number;
}

/** A page waiting for its turn. */
interface Waiting {
  start(): Promise<void>;
  refuse(): void;
}

/** Runs `work` when it is the turn of `visitor`. */
export type RenderQueue = <Result>(visitor: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue for rendering pages, so that a burst neither takes every database connection nor holds all
 * its pages in memory at once. Visitors take turns, each with their pages in order: a visitor who requests
 * many waits longer without delaying others. If too many pages wait, the latest one of the visitor with the
 * most is refused.
 * @throws UnavailableError (the queue's function) if it is refused, or if its turn doesn't come in time.
 */
export function renderQueue({ concurrency = CONCURRENCY, maxWait = MAX_WAIT_MS }: Bounds = {}): RenderQueue {
  const waiting = new Map<string, Set<Waiting>>();
  let pending = 0;
  let running = 0;

  const remove = (visitor: string, page: Waiting) => {
    const own = waiting.get(visitor);
    if (!own?.delete(page)) return;
    pending -= 1;
    // Moves the visitor to the end of the line.
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

/** Returns the unit that takes turns: a session, valid or not, or everyone at an address. */
export function visitorOf(request: Request): string {
  const cookies = readCookies(request);
  return cookies[`__Host-${SESSION_COOKIE}`] ?? cookies[SESSION_COOKIE] ?? request.ip ?? "";
}
