import type { EntityManager } from "@mikro-orm/postgresql";
import type { Limits } from "./limits.ts";
import type { AnyList } from "./listing/list.ts";
import type { PersonalData } from "./personal-data.ts";

/** The roles that an account can have. */
export const ROLES = ["admin", "user", "student", "mentor", "investor"] as const;

export type Role = (typeof ROLES)[number];

/** What an access token lets whoever holds it do: call queries, call mutations. */
export type Scope = "read" | "write";

/** A person who is signed in on a device. */
export interface SessionActor {
  readonly kind: "session";
  /** The account's id. */
  readonly id: number;
  readonly role: Role;
  /** The session that the request's cookie names. */
  readonly sessionId: number;
}

/** A person's program, which acts by an access token of theirs, as far as its scopes go. */
export interface TokenActor {
  readonly kind: "token";
  /** The account's id. */
  readonly id: number;
  readonly role: Role;
  readonly tokenId: number;
  readonly scopes: readonly Scope[];
}

/** A person, by whatever credential they act. */
export type PersonActor = SessionActor | TokenActor;

/** The product itself: its jobs and scripts. It may do what an administrator may, and never comes through HTTP. */
export interface SystemActor {
  readonly kind: "system";
}

/** Whoever acts, and by what. */
export type Actor = PersonActor | SystemActor;

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

/** What all modules bring for the use cases that go over all of them. */
export interface Contributions {
  readonly personalData: readonly PersonalData[];
  /** Every list by its name, such as `solutions`. */
  readonly lists: ReadonlyMap<string, AnyList>;
}

/** What every use case works with, whether a request, a job or a program calls it. */
export interface Context {
  /** A unit of work of its own; inside a mutation its queries run in the mutation's transaction. */
  readonly em: EntityManager;
  /** Undefined for a visitor whom no credential names. */
  readonly actor: Actor | undefined;
  readonly settings: Settings;
  /** The address that visitors use, without a slash at its end. */
  readonly publicUrl: string;
  readonly limits: Limits;
  readonly contributions: Contributions;
}
