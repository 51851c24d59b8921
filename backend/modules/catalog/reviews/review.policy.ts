import type { Actor, Role } from "../../../shared/actor.ts";
import { asPerson, isAdministrator } from "../../../shared/actor.ts";
import { DAY } from "../../../shared/days/days.ts";
import { mayMove } from "../../../shared/states/assert-move.ts";
import type { ModerationStatus } from "../../administration/moderation/moderation-status.ts";
import type { Memberships } from "../../marketplace/organizations/membership.service.ts";
import { NEW_ACCOUNT_DAYS } from "./review.rules.ts";

/** The facts that decide whether a review is moderated before it appears. */
export interface Standing {
  readonly role: Role;
  /** When the account was created. */
  readonly createdAt: Date;
  /** The number of the author's reviews that are currently published. */
  readonly published: number;
}

/**
 * Returns the status of a review that its author writes or edits, according to `HOLDING_RULE`. A review that
 * an administrator has hidden is always moderated again; otherwise, administrators' own reviews are not.
 * @param held whether an administrator's decision to hide it is in force.
 */
export function statusAfterWriting(
  { role, createdAt, published }: Standing,
  held = false,
  now = Date.now(),
): Extract<ModerationStatus, "pending" | "published"> {
  if (held) return "pending";
  if (role === "admin") return "published";
  const isNew = now - createdAt.getTime() < NEW_ACCOUNT_DAYS * DAY;
  return isNew || published === 0 ? "pending" : "published";
}

/** Whether the actor wrote the review. */
export function isReviewer(actor: Actor | undefined, authorId: number | null | undefined): boolean {
  const person = asPerson(actor);
  return person !== undefined && person.id === authorId;
}

/** The facts that decide who may reply to a review and remove the reply. */
export interface Repliable {
  /** The organization behind the solution. */
  readonly organizationId: number;
  /** Whether an administrator removed the reply. */
  readonly replyRemovedByAdministrator: boolean;
}

/**
 * Whether the actor may reply for the vendor: members of its organization may, unless an administrator
 * removed a reply.
 */
export function mayReply(memberships: Memberships, review: Repliable): boolean {
  const held = review.replyRemovedByAdministrator;
  return (
    memberships.has(review.organizationId) &&
    mayMove("reply", { by: "author", from: "none", to: "published", held })
  );
}

/** Whether the actor may remove the vendor's reply: its members and administrators may. */
export function mayRemoveReply(
  actor: Actor | undefined,
  memberships: Memberships,
  organizationId: number,
): boolean {
  return isAdministrator(actor) || memberships.has(organizationId);
}
