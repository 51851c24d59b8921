import type { EntityManager } from "@mikro-orm/postgresql";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import type { MemberRole } from "./member-role.ts";

/** The actor's role in each organization, by organization id. */
export type Memberships = ReadonlyMap<number, MemberRole>;

/** Returns the actor's memberships, read with one statement; empty for visitors. */
export async function findMemberships({ em, actor }: Pick<Context, "em" | "actor">): Promise<Memberships> {
  const person = asPerson(actor);
  if (!person) return new Map();
  const members = await em.execute<{ id: number; role: MemberRole }[]>(
    "select organization_id as id, role from organization_members where user_id = ?",
    [person.id],
  );
  return new Map(members.map(({ id, role }) => [id, role]));
}

const known = new WeakMap<EntityManager, Promise<Memberships>>();

/** Returns the actor's memberships, read once per request. */
export function membershipsOnce(context: Pick<Context, "em" | "actor">): Promise<Memberships> {
  const found = known.get(context.em) ?? findMemberships(context);
  known.set(context.em, found);
  return found;
}
