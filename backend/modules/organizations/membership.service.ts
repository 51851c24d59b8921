import { asPerson } from "../../shared/actor.ts";
import type { Context } from "../../shared/context.ts";
import { type MemberRole, OrganizationMember } from "./organization-member.entity.ts";

/** What the actor is in each organization, by the organization's id. */
export type Memberships = ReadonlyMap<number, MemberRole>;

/** The memberships of the actor, in one statement; none for nobody. */
export async function findMemberships({ em, actor }: Pick<Context, "em" | "actor">): Promise<Memberships> {
  const person = asPerson(actor);
  if (!person) return new Map();
  const members = await em.find(OrganizationMember, { user: person.id });
  return new Map(members.map(({ organization, role }) => [organization.id, role]));
}
