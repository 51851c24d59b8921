import type { Actor } from "../../../shared/actor.ts";
import { asPerson, isAdministrator } from "../../../shared/actor.ts";
import type { Memberships } from "./membership.service.ts";

/** The owner of a record: a person or an organization; vendors always belong to an organization. */
export interface Owned {
  readonly organizationId?: number | undefined;
  readonly userId?: number | undefined;
}

/** Returns the owner of an opportunity or a collaboration, by id. */
export function ownerOf(record: {
  ownerOrganization?: { readonly id: number } | null;
  ownerUser?: { readonly id: number } | null;
}): Owned {
  return { organizationId: record.ownerOrganization?.id, userId: record.ownerUser?.id };
}

/** Whether the actor owns a record, as the person or as a member of the organization. */
export function isOfOwner(actor: Actor | undefined, memberships: Memberships, owned: Owned): boolean {
  const person = asPerson(actor);
  if (person && owned.userId === person.id) return true;
  return owned.organizationId !== undefined && memberships.has(owned.organizationId);
}

/**
 * Whether the actor may edit a record with this owner: the person, the organization's members and
 * administrators may.
 */
export function mayEdit(actor: Actor | undefined, memberships: Memberships, owned: Owned): boolean {
  const person = asPerson(actor);
  if (isAdministrator(actor) || (person && owned.userId === person.id)) return true;
  return owned.organizationId !== undefined && memberships.has(owned.organizationId);
}

/** Whether the actor may manage an organization and its members: its owners and administrators may. */
export function mayManage(
  actor: Actor | undefined,
  memberships: Memberships,
  organizationId: number,
): boolean {
  return isAdministrator(actor) || memberships.get(organizationId) === "owner";
}
