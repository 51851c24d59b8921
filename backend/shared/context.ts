import type { EntityManager } from "@mikro-orm/postgresql";
import type { Limits } from "./limits.ts";

/** The roles that an account can have. */
export const ROLES = ["admin", "user", "student", "mentor", "investor"] as const;

export type Role = (typeof ROLES)[number];

/** Whoever acts, as the credentials say. */
export interface Actor {
  readonly id: number;
  readonly role: Role;
  /** The session that the request's cookie names. */
  readonly sessionId: number;
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

/** What every use case works with, whether a request, a job or a program calls it. */
export interface Context {
  /** A unit of work of its own; inside a mutation its queries run in the mutation's transaction. */
  readonly em: EntityManager;
  /** Undefined when nobody is signed in. */
  readonly actor: Actor | undefined;
  readonly settings: Settings;
  /** The address that visitors use, without a slash at its end. */
  readonly publicUrl: string;
  readonly limits: Limits;
}
