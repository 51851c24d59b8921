import type { EntityManager } from "@mikro-orm/postgresql";
import type { Limits } from "./limits.ts";
import type { ViewCounter } from "./view-counter.ts";
import type { VisitorCookie } from "./visitor-cookie.ts";

/** The roles of specification section 6. */
export const ROLES = ["admin", "user", "student", "mentor", "investor"] as const;
export type Role = (typeof ROLES)[number];

/** Whoever makes the request, as the credentials say. */
export interface Actor {
  readonly id: number;
  readonly role: Role;
  /** The session that the request's cookie names. */
  readonly sessionId: number;
}

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

/** What the configuration says that use cases need. */
export interface Settings {
  readonly demo: boolean;
  /** How long a session lasts that is not used, in hours. */
  readonly sessionIdleHours: number;
  /** How long a session lasts at most, in hours. */
  readonly sessionMaxHours: number;
  /** How many failures to sign in one account and address have in 15 minutes. */
  readonly signInFailures: number;
  /** How many sign-ups one address has in ten minutes. */
  readonly registrations: number;
}

/** What one request carries to every resolver and service. */
export interface RequestContext {
  /** The request's own unit of work; inside a mutation its queries run in the mutation's transaction. */
  readonly em: EntityManager;
  /** Undefined when nobody is signed in. */
  readonly actor: Actor | undefined;
  /** Unique a request; in the log, in the `x-request-id` header and in masked errors. */
  readonly requestId: string;
  /** The address that visitors use, without a slash at its end. */
  readonly publicUrl: string;
  readonly caller: Caller;
  readonly sessionCookie: SessionCookie;
  readonly visitorCookie: VisitorCookie;
  readonly limits: Limits;
  readonly views: ViewCounter;
  readonly settings: Settings;
}
