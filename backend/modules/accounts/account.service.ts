import { asPerson } from "../../shared/actor.ts";
import type { Context } from "../../shared/context.ts";
import { User } from "./user.entity.ts";

/** Whoever is signed in; the account was read with the session, so this costs nothing. */
export async function findViewer({ em, actor }: Context): Promise<User | null> {
  const person = asPerson(actor);
  return person ? em.findOne(User, person.id) : null;
}
