import type { Actor } from "../../shared/actor.ts";
import { asPerson, isAdministrator } from "../../shared/actor.ts";
import type { Memberships } from "./membership.service.ts";

/** Something with an owner: an opportunity or a collaboration has either, a vendor an organization. */
export interface Owned {
  readonly organizationId?: number | undefined;
  readonly userId?: number | undefined;
}

/** Whose an opportunity or a collaboration is, by ids. */
export function ownerOf(record: {
  ownerOrganization?: { readonly id: number } | null;
  ownerUser?: { readonly id: number } | null;
}): Owned {
  return { organizationId: record.ownerOrganization?.id, userId: record.ownerUser?.id };
}

/** Whether the actor may edit what is owned so: the person, the organization's members, administrators. */
export function mayEdit(actor: Actor | undefined, memberships: Memberships, owned: Owned): boolean {
  const person = asPerson(actor);
  if (isAdministrator(actor) || (person && owned.userId === person.id)) return true;
  return owned.organizationId !== undefined && memberships.has(owned.organizationId);
}

/** Whether the actor may decide about an organization and its members: its owners and administrators. */
export function mayManage(
  actor: Actor | undefined,
  memberships: Memberships,
  organizationId: number,
): boolean {
  return isAdministrator(actor) || memberships.get(organizationId) === "owner";
}
