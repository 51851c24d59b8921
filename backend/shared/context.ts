import type { EntityManager } from "@mikro-orm/postgresql";
import type { Limits } from "./limits.ts";
import type { PersonalData } from "./personal-data.ts";

/** The roles of accounts. */
export const ROLES = ["admin", "user", "student", "mentor", "investor"] as const;

export type Role = (typeof ROLES)[number];

/** Scopes of access tokens: `read` for queries, `write` for mutations. */
export type Scope = "read" | "write";

/** A person signed in with a session. */
export interface SessionActor {
  readonly kind: "session";
  /** The account's id. */
  readonly id: number;
  readonly role: Role;
  /** The id of the session from the request's cookie. */
  readonly sessionId: number;
}

/** A program acting for a person with an access token, limited by its scopes. */
export interface TokenActor {
  readonly kind: "token";
  /** The account's id. */
  readonly id: number;
  readonly role: Role;
  readonly tokenId: number;
  readonly scopes: readonly Scope[];
}

/** A person, acting with a session or an access token. */
export type PersonActor = SessionActor | TokenActor;

/** The application itself: jobs and scripts. Has administrator rights, and never acts over HTTP. */
export interface SystemActor {
  readonly kind: "system";
}

/** Who is acting, and with which credential. */
export type Actor = PersonActor | SystemActor;

/** Settings that use cases need. */
export interface Settings {
  readonly demo: boolean;
  /** Idle timeout of a session, in hours. */
  readonly sessionIdleHours: number;
  /** Maximum lifetime of a session, in hours. */
  readonly sessionMaxHours: number;
  /** Failed sign-ins allowed per account and IP address in 15 minutes. */
  readonly signInFailures: number;
  /** Sign-ups allowed per IP address in ten minutes. */
  readonly registrations: number;
}

/** What modules contribute to use cases that span all of them. */
export interface Contributions {
  readonly personalData: readonly PersonalData[];
}

/** The context of every use case, whether called by a request, a job or a script. */
export interface Context {
  /** The unit of work; inside a mutation its queries run in the mutation's transaction. */
  readonly em: EntityManager;
  /** Undefined for visitors who aren't signed in. */
  readonly actor: Actor | undefined;
  readonly settings: Settings;
  /** The public base URL, without a trailing slash. */
  readonly publicUrl: string;
  readonly limits: Limits;
  readonly contributions: Contributions;
}
