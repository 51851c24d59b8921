import { type Actor, asPerson, isAdministrator } from "../../shared/actor.ts";
import type { Memberships } from "../organizations/membership.service.ts";
import { isOfOwner, type Owned } from "../organizations/organization.policy.ts";
import type { ApplicationDecision, ApplicationStatus } from "./application-status.ts";

/** The owner of what is applied for. */
export interface Deciding extends Owned {
  /** Whether the owning organization has members. */
  readonly isClaimed: boolean;
}

/**
 * Whether the actor may decide on applications: the owner's people, and administrators while the organization is
 * unclaimed; nobody on their own.
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

/** Whether only the applicant sees it, and can write it. */
export function isPrivate(status: ApplicationStatus): boolean {
  return status === "draft" || status === "withdrawn";
}

/** Why an application in this status can't be withdrawn; null if it can. */
export function withdrawalRefusal(status: ApplicationStatus): string | null {
  if (status === "draft") return "It was never submitted.";
  if (status === "accepted" || status === "declined")
    return "A decision has been made, so it can no longer be withdrawn.";
  return null;
}

/** Why a decision can't be made on an application in this status; null if it can. */
export function decisionRefusal(status: ApplicationStatus, decision: ApplicationDecision): string | null {
  if (status === "withdrawn") return "The applicant withdrew it, so there's nothing to decide.";
  if (status === decision) return "It already has this status.";
  return null;
}
