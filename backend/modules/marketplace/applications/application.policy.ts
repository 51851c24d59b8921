import { type Actor, asPerson, isAdministrator } from "../../../shared/actor.ts";
import type { Memberships } from "../organizations/membership.service.ts";
import { isOfOwner, type Owned } from "../organizations/organization.policy.ts";
import type { ApplicationStatus } from "./application-status.ts";

/** The owner of a record that users apply for. */
export interface Deciding extends Owned {
  /** Whether the owning organization has members. */
  readonly isClaimed: boolean;
}

/**
 * Whether the actor may decide on an application: the owner and members of the owning organization may, and
 * administrators while the organization is unclaimed; never on their own application.
 */
export function mayDecide(
  actor: Actor | undefined,
  memberships: Memberships,
  owned: Deciding,
  applicantId?: number,
): boolean {
  const person = asPerson(actor);
  if (!person || person.id === applicantId) return false;
  if (isOfOwner(actor, memberships, owned)) return true;
  return isAdministrator(actor) && owned.userId === undefined && !owned.isClaimed;
}

/** Whether an application with this status is visible only to its applicant, who can edit it. */
export function isPrivate(status: ApplicationStatus): boolean {
  return status === "draft" || status === "withdrawn";
}
