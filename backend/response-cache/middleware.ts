import type { Request, RequestHandler, Response } from "express";
import { notingStatements } from "../shared/postgres/statements.ts";
import { cachedResponseOf, isAccepted, sendCached } from "./cached-response.ts";
import { interceptBody } from "./intercept-body.ts";
import { isWrite, keyOf, partOf } from "./key.ts";
import type { ResponseStore } from "./store.ts";

/**
 * Serves anonymous reads from the store and caches the responses of later handlers. Concurrent identical
 * requests share one execution. The response to a write waits until the store has received the change.
 * @param caughtUp waits until all committed changes have been received.
 */
export function cachingResponses(store: ResponseStore, caughtUp: () => Promise<void>): RequestHandler {
  /** The pending responses, by key. */
  const making = new Map<string, Promise<void>>();

  const make = (key: string, request: Request, response: Response, next: () => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const settle = () => {
      if (making.get(key) === promise) making.delete(key);
      resolve();
    };
    making.set(key, promise);
    response.once("close", settle);
    const begun = store.now();
    const texts = new Set<string>();
    // The handlers' routers change the request's path.
    const part = partOf(request);
    interceptBody(
      response,
      (body, send) => {
        const { tables } = store.touched(texts);
        const answer = tables && cachedResponseOf(part, response, body);
        if (tables && answer) store.keep(key, answer, begun, tables);
        settle();
        if (answer) sendCached(request, response, answer).catch(send);
        else send();
      },
      settle,
    );
    notingStatements(texts, next);
  };

  const write = (response: Response, next: () => void) => {
    const texts = new Set<string>();
    interceptBody(response, (_body, send) => {
      if (store.touched(texts).wrote) caughtUp().then(send, send);
      else send();
    });
    notingStatements(texts, next);
  };

  return async (request, response, next) => {
    const key = store.open ? keyOf(request) : undefined;
    if (key === undefined) return isWrite(request) ? write(response, next) : next();
    const other = making.get(key);
    const kept = store.find(key) ?? (other && (await other.then(() => store.find(key))));
    if (kept && isAccepted(request, kept)) return sendCached(request, response, kept);
    if (kept || other || request.method === "HEAD") return next();
    make(key, request, response, next);
  };
}
