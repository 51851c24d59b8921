import type { Actor, Context, PersonActor, SessionActor, SystemActor } from "./context.ts";
import { ForbiddenError, UnauthenticatedError } from "./errors.ts";

/** The actor of jobs and scripts. */
export const SYSTEM: SystemActor = { kind: "system" };

/** The acting person; undefined for visitors and the system. */
export function asPerson(actor: Actor | undefined): PersonActor | undefined {
  return actor?.kind === "system" ? undefined : actor;
}

/** Whether `actor` has administrator rights. */
export function isAdministrator(actor: Actor | undefined): boolean {
  return actor?.kind === "system" || actor?.role === "admin";
}

/** The acting person. @throws UnauthenticatedError if the actor is not a person. */
export function personOf({ actor }: Pick<Context, "actor">): PersonActor {
  const person = asPerson(actor);
  if (!person) throw new UnauthenticatedError();
  return person;
}

/**
 * The acting person, signed in with a session.
 * @throws UnauthenticatedError if the actor is not a person; ForbiddenError for access tokens.
 */
export function sessionOf(context: Pick<Context, "actor">): SessionActor {
  const person = personOf(context);
  if (person.kind !== "session")
    throw new ForbiddenError("This can only be done by somebody who is signed in.");
  return person;
}
