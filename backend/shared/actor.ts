import { ForbiddenError, UnauthenticatedError } from "./errors.ts";
import type { Scope } from "./scopes.rules.ts";

/** The account roles. */
export const ROLES = ["admin", "user", "student", "mentor", "investor"] as const;

export type Role = (typeof ROLES)[number];

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

/** A person acting with a session or an access token. */
export type PersonActor = SessionActor | TokenActor;

/** The application itself: jobs and scripts. Has administrator rights, and never acts over HTTP. */
export interface SystemActor {
  readonly kind: "system";
}

/** Who is acting, and with which credential. */
export type Actor = PersonActor | SystemActor;

/** The part of a context that identifies the actor. */
export interface Acting {
  readonly actor: Actor | undefined;
}

/** The actor of jobs and scripts. */
export const SYSTEM: SystemActor = { kind: "system" };

/** Returns the acting person; undefined for visitors and the system. */
export function asPerson(actor: Actor | undefined): PersonActor | undefined {
  return actor?.kind === "system" ? undefined : actor;
}

/** Whether `actor` has administrator rights. */
export function isAdministrator(actor: Actor | undefined): boolean {
  if (actor?.kind === "system") return true;
  return actor?.role === "admin" && (actor.kind === "session" || administers(actor.scopes));
}

/**
 * Whether an access token acts as an administrator: a read-only token with `admin:read`, one that can write
 * with `admin:write`.
 */
function administers(scopes: readonly Scope[]): boolean {
  if (scopes.includes("admin:write")) return true;
  return scopes.includes("admin:read") && !scopes.some((scope) => scope.endsWith(":write"));
}

/**
 * Returns the acting person.
 * @throws UnauthenticatedError if the actor is not a person.
 */
export function personOf({ actor }: Acting): PersonActor {
  const person = asPerson(actor);
  if (!person) throw new UnauthenticatedError();
  return person;
}

/**
 * Returns the acting person, signed in with a session.
 * @throws UnauthenticatedError if the actor is not a person; ForbiddenError for access tokens.
 */
export function sessionOf(context: Acting): SessionActor {
  const person = personOf(context);
  if (person.kind !== "session")
    throw new ForbiddenError("Sign in with a session to do this; access tokens aren't accepted.");
  return person;
}
