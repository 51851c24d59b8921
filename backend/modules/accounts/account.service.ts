import type { RequestContext } from "../../shared/request-context.ts";
import { User } from "./user.entity.ts";

/** Whoever is signed in; the account was read with the session, so this costs nothing. */
export async function findViewer({ em, actor }: RequestContext): Promise<User | null> {
  return actor ? em.findOne(User, actor.id) : null;
}
