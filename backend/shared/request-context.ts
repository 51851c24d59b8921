import type { Request, Response } from "express";
import type { Caller, Context } from "./context.ts";

/** Access to the session cookie: reads the request's, sets the response's. */
export interface SessionCookie {
  readonly token: string | undefined;
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/** Access to the cookie that identifies a visitor without an account. */
export interface VisitorCookie {
  readonly value: string | undefined;
  set(value: string): void;
}

/** The context of use cases called by an HTTP request. */
export interface RequestContext extends Context {
  /** Unique per request; included in the log, in the `x-request-id` header and in masked errors. */
  readonly requestId: string;
  readonly caller: Caller;
  readonly sessionCookie: SessionCookie;
}

/** Creates the context of a request for its handler. */
export type ContextOf<Made extends RequestContext = RequestContext> = (
  request: Request,
  response: Response,
) => Promise<Made>;
