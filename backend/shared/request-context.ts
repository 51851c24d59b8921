import type { Request, Response } from "express";
import type { Context } from "./context.ts";

/** Where a request comes from. */
export interface Caller {
  /** The network address, as far as the trusted proxies tell. */
  readonly address: string;
  /** What the browser or program calls itself. */
  readonly userAgent: string | undefined;
}

/** The cookie that holds the session's token: what the request carried, and what the answer sets. */
export interface SessionCookie {
  readonly token: string | undefined;
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/** The cookie that tells a visitor without an account from others: what the request carried, and what is set. */
export interface VisitorCookie {
  readonly value: string | undefined;
  set(value: string): void;
}

/** What an HTTP request adds to the context of its use cases. */
export interface RequestContext extends Context {
  /** Unique a request; in the log, in the `x-request-id` header and in masked errors. */
  readonly requestId: string;
  readonly caller: Caller;
  readonly sessionCookie: SessionCookie;
}

/** Makes the context of a request, for whoever handles it. */
export type ContextOf = (request: Request, response: Response) => Promise<RequestContext>;
