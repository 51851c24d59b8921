import { asPerson } from "../../shared/actor.ts";
import type { Context } from "../../shared/context.ts";
import { type MemberRole, OrganizationMember } from "./organization-member.entity.ts";

/** The actor's role in each organization, by organization id. */
export type Memberships = ReadonlyMap<number, MemberRole>;

/** The actor's memberships, in one statement; empty for visitors. */
export async function findMemberships({ em, actor }: Pick<Context, "em" | "actor">): Promise<Memberships> {
  const person = asPerson(actor);
  if (!person) return new Map();
  const members = await em.find(OrganizationMember, { user: person.id });
  return new Map(members.map(({ organization, role }) => [organization.id, role]));
}
