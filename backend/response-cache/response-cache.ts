import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { type ChangeListener, type Changes, listenToChanges } from "./changes.ts";
import { cachingResponses } from "./middleware.ts";
import { createStore } from "./store.ts";

/** The cache of anonymous responses in this process, each valid until its data changes. */
export interface ResponseCache {
  /** Must come before the handlers whose responses are cached, and after the body parser. */
  readonly handler: RequestHandler;
  /** Whether every change is received; otherwise nothing is cached. */
  readonly open: boolean;
  /** The maximum number of bytes in use. */
  readonly size: number;
  /** Waits until every change committed before this call has been applied. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

type NewsListener = Pick<ChangeListener, "told"> & {
  /** All messages from now on are received; earlier ones may have been missed. */
  reopened(): void;
};

/** Listens to news without caching responses. */
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
 * Starts listening to changes and caching responses.
 * @param url a postgres:// address, without a pooler that shares connections between transactions.
 * @param memory the maximum size of all responses in bytes.
 * @param news receives news on the same connection.
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
