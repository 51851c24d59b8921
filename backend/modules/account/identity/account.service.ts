import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { User } from "./user.entity.ts";

/** Returns the signed-in user's account; it was loaded with the session, so no query is needed. */
export async function findViewer({ em, actor }: Context): Promise<User | null> {
  const person = asPerson(actor);
  return person ? em.findOne(User, person.id) : null;
}
