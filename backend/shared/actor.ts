import { ForbiddenError, UnauthenticatedError } from "./errors.ts";

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

/** What says who acts. */
export interface Acting {
  readonly actor: Actor | undefined;
}

/** Who acts in jobs and scripts. */
export const SYSTEM: SystemActor = { kind: "system" };

/** The acting person; undefined for visitors and the system. */
export function asPerson(actor: Actor | undefined): PersonActor | undefined {
  return actor?.kind === "system" ? undefined : actor;
}

/** Whether `actor` has administrator rights. */
export function isAdministrator(actor: Actor | undefined): boolean {
  return actor?.kind === "system" || actor?.role === "admin";
}

/** The person who acts. @throws UnauthenticatedError when no person does. */
export function personOf({ actor }: Acting): PersonActor {
  const person = asPerson(actor);
  if (!person) throw new UnauthenticatedError();
  return person;
}

/**
 * The acting person, signed in with a session.
 * @throws UnauthenticatedError if the actor is not a person; ForbiddenError for access tokens.
 */
export function sessionOf(context: Acting): SessionActor {
  const person = personOf(context);
  if (person.kind !== "session")
    throw new ForbiddenError("This can only be done by somebody who is signed in.");
  return person;
}
