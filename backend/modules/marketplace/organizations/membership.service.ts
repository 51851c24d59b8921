import type { EntityManager } from "@mikro-orm/postgresql";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import type { MemberRole } from "./member-role.ts";

/** The actor's role in each organization, by organization id. */
export type Memberships = ReadonlyMap<number, MemberRole>;

/** The actor's memberships, in one statement; empty for visitors. */
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

/** The actor's memberships, read once a request however many records ask. */
export function membershipsOnce(context: Pick<Context, "em" | "actor">): Promise<Memberships> {
  const found = known.get(context.em) ?? findMemberships(context);
  known.set(context.em, found);
  return found;
}
