import type { Actor, Context, PersonActor, SessionActor, SystemActor } from "./context.ts";
import { ForbiddenError, UnauthenticatedError } from "./errors.ts";

/** Who acts in jobs and scripts. */
export const SYSTEM: SystemActor = { kind: "system" };

/** The person who acts; undefined for a visitor and for the system. */
export function asPerson(actor: Actor | undefined): PersonActor | undefined {
  return actor?.kind === "system" ? undefined : actor;
}

/** Whether `actor` may do what administrators may. */
export function isAdministrator(actor: Actor | undefined): boolean {
  return actor?.kind === "system" || actor?.role === "admin";
}

/** The person who acts. @throws UnauthenticatedError when no person does. */
export function personOf({ actor }: Pick<Context, "actor">): PersonActor {
  const person = asPerson(actor);
  if (!person) throw new UnauthenticatedError();
  return person;
}

/**
 * The person who acts, signed in on a device.
 * @throws UnauthenticatedError when no person acts; ForbiddenError for an access token.
 */
export function sessionOf(context: Pick<Context, "actor">): SessionActor {
  const person = personOf(context);
  if (person.kind !== "session")
    throw new ForbiddenError("This can only be done by somebody who is signed in.");
  return person;
}
