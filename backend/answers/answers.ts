import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { listenToChanges } from "./changes.ts";
import { answering } from "./middleware.ts";
import { createStore } from "./store.ts";

/** Anonymous answers, kept in this process until what they show changes. */
export interface Answers {
  /** Stands before the handlers whose answers may be kept, after the body's reading. */
  readonly handler: RequestHandler;
  /** Whether every change is heard of; nothing is kept otherwise. */
  readonly open: boolean;
  /** The bytes in use, at most. */
  readonly size: number;
  /** Waits until every change that was committed before this call counts. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Begins to hear of changes, and to keep answers.
 * @param url a postgres:// address, without a pooler that shares connections between transactions.
 * @param memory the most bytes that all answers take.
 */
export async function keepAnswers(url: string, memory: number, logger: Logger): Promise<Answers> {
  const store = createStore(memory);
  const { caughtUp, stop } = await listenToChanges(url, logger, store);
  return {
    handler: answering(store, caughtUp),
    get open() {
      return store.open;
    },
    get size() {
      return store.size;
    },
    caughtUp,
    stop,
  };
}
