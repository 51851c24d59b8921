import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { type ChangeListener, type Changes, listenToChanges } from "./changes.ts";
import { cachingResponses } from "./middleware.ts";
import { createStore } from "./store.ts";

/** Anonymous answers, kept in this process until what they show changes. */
export interface ResponseCache {
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

/** What hears who has news. */
type NewsListener = Pick<ChangeListener, "told"> & {
  /** All messages from here on are heard; earlier ones may have been missed. */
  reopened(): void;
};

/** Hears who has news, without keeping answers. */
export function listenToNews(url: string, logger: Logger, news: NewsListener): Promise<Changes> {
  const ignore = () => undefined;
  return listenToChanges(url, logger, {
    opened: () => news.reopened(),
    changed: ignore,
    told: (message) => news.told(message),
    lost: ignore,
  });
}

/**
 * Begins to hear of changes, and to keep answers.
 * @param url a postgres:// address, without a pooler that shares connections between transactions.
 * @param memory the most bytes that all answers take.
 * @param news hears on the same connection who has news.
 */
export async function createResponseCache(
  url: string,
  memory: number,
  logger: Logger,
  news: NewsListener,
): Promise<ResponseCache> {
  const store = createStore(memory);
  const { caughtUp, stop } = await listenToChanges(url, logger, {
    opened(tables) {
      store.opened(tables);
      news.reopened();
    },
    changed: (table) => store.changed(table),
    told: (message) => news.told(message),
    lost: () => store.lost(),
  });
  return {
    handler: cachingResponses(store, caughtUp),
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
