import "./personal-data.ts";
import { ref } from "@mikro-orm/core";
import { addJob } from "../../../jobs/queue.ts";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, ForbiddenError, NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import { User } from "../../account/identity/user.entity.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { lockRecord } from "../../administration/moderation/moderation.service.ts";
import { findMemberships, type Memberships } from "../../marketplace/organizations/membership.service.ts";
import { notifyMembers } from "../vendors/verification/notify-members.ts";
import { moderatedReviews } from "./moderated-reviews.ts";
import { replyNoticeJob } from "./reply-notice.job.ts";
import { type Review, ReviewReply } from "./review.entity.ts";
import { mayRemoveReply } from "./review.policy.ts";
import { replyRules } from "./review.rules.ts";

/** The limit of replies written or edited per account. */
const REPLIES: Limit = {
  name: "review-replies",
  times: 60,
  seconds: 3600,
  message: "You've written and changed a lot of replies.",
};

const STALE = "Someone else changed the reply. Reload the page and try again.";

interface Locked {
  readonly review: Review;
  readonly organizationId: number;
  readonly memberships: Memberships;
}

/**
 * Locks a published review and loads the organization behind its solution.
 * @throws NotFoundError otherwise.
 */
async function lockPublished(context: Context, id: string): Promise<Locked> {
  const review = await lockRecord(context, moderatedReviews, id);
  if (review.status !== "published") throw new NotFoundError(moderatedReviews.missing);
  await context.em.populate(review, ["solution.vendor"]);
  const organizationId = review.solution.getEntity().vendor.getEntity().organization.id;
  return { review, organizationId, memberships: await findMemberships(context) };
}

/**
 * Writes or edits the vendor's reply to a published review. Returns the review's id.
 * @param version of the reply being edited; null for a new one.
 * @throws InvalidInputError if it is empty or too long; NotFoundError if the review is not published;
 * ForbiddenError for anyone but the vendor's members, and if an administrator removed the reply;
 * ConflictError if a reply, or another version of it, already exists.
 */
export async function saveReply(
  context: Context,
  reviewId: string,
  text: string,
  version: number | null | undefined,
): Promise<number> {
  const { em, limits } = context;
  const actor = personOf(context);
  const input = await validate(replyRules, { text });
  await limits.count(REPLIES, String(actor.id));
  return em.transactional(async () => {
    const { review, organizationId, memberships } = await lockPublished(context, reviewId);
    if (!memberships.has(organizationId))
      throw new ForbiddenError("Only members of the vendor's organization can reply to its reviews.");
    const author = await em.findOneOrFail(User, actor.id);
    const existing = await em.findOne(ReviewReply, { review: review.id });
    assertMove("reply", {
      by: "author",
      from: existing ? "published" : "none",
      to: "published",
      held: review.replyRemovedByAdministrator,
    });
    if ((existing?.version ?? null) !== (version ?? null)) throw new ConflictError(STALE);
    if (existing) {
      Object.assign(existing, {
        ...input,
        author: ref(author),
        editedAt: new Date(),
        version: existing.version + 1,
      });
    } else {
      const now = new Date();
      em.create(ReviewReply, {
        ...input,
        review: ref(review),
        author: ref(author),
        createdAt: now,
        version: 1,
      });
      await addJob(em, replyNoticeJob, { review: review.id });
    }
    await em.flush();
    return review.id;
  });
}

/** Notifies the vendor's members that an administrator removed their reply. */
async function notifyOfRemoval(context: Context, review: Review): Promise<void> {
  const vendor = review.solution.getEntity().vendor.getEntity();
  const text =
    "An administrator removed your reply to a review of one of your solutions. You can't reply to it again.";
  await notifyMembers(context, vendor, `A reply of ${vendor.name} was removed`, [text]);
}

/**
 * Removes the vendor's reply; once an administrator has removed it, there can't be another. Returns the
 * review's id.
 * @throws NotFoundError if there is none; ForbiddenError for anyone but the vendor's members and
 * administrators.
 */
export async function removeReply(context: Context, reviewId: string): Promise<number> {
  const { review, organizationId, memberships } = await lockPublished(context, reviewId);
  if (!mayRemoveReply(personOf(context), memberships, organizationId))
    throw new ForbiddenError("Only members of the vendor's organization can remove its replies.");
  const isMember = memberships.has(organizationId);
  assertMove("reply", { by: isMember ? "author" : "administrator", from: "published", to: "none" });
  const removed = await context.em.nativeDelete(ReviewReply, { review: review.id });
  if (removed === 0) throw new NotFoundError("This review no longer has a reply.");
  if (!isMember) {
    review.replyRemovedByAdministrator = true;
    await context.em.flush();
    await notifyOfRemoval(context, review);
  }
  await recordAuditEvent(context, { action: "review_reply.removed", subject: review.id });
  return review.id;
}
