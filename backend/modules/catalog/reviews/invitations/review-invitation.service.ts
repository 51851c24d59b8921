import { ref } from "@mikro-orm/core";
import { addJob } from "../../../../jobs/queue.ts";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
} from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { hashToken } from "../../../../shared/secret-token.ts";
import { caseFold } from "../../../../shared/text/case-fold.ts";
import { lockAccount } from "../../../account/identity/lock-account.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { findMemberships } from "../../../marketplace/organizations/membership.service.ts";
import { ownTie } from "../../../marketplace/organizations/ties.service.ts";
import { Solution } from "../../solutions/solution.entity.ts";
import { addressFits } from "../../vendor-claims/claim-address.policy.ts";
import { lockEditable } from "../../vendors/editing/vendor-editing.service.ts";
import type { Vendor } from "../../vendors/vendor.entity.ts";
import { Review } from "../review.entity.ts";
import { ReviewInvitation } from "./review-invitation.entity.ts";
import { reviewInvitationJob } from "./review-invitation.job.ts";
import { MAX_WAITING, REVIEW_INVITATION_DAYS, reviewInvitationRules } from "./review-invitation.rules.ts";

const DAY = 24 * 3600;

/** The limit of invitations to review sent by an account. */
const BY_ACCOUNT: Limit = {
  name: "review-invitations-account",
  times: 50,
  seconds: DAY,
  message: "You've sent a lot of invitations.",
};

/** The limit of invitations to review sent to a mailbox, by all vendors. */
const BY_MAILBOX: Limit = {
  name: "review-invitations-mailbox",
  times: 3,
  seconds: DAY,
  message: "Too many emails were sent to this address.",
};

const ENDED = "This invitation is no longer valid. Ask for a new one.";
const OWN = "This address belongs to your organization. Whoever is tied to it doesn't judge what it sells.";

/**
 * Whether an address belongs to the vendor's own people: an account with a tie to its organization, somebody
 * who is invited to join it, or a mailbox at the vendor's domain.
 */
async function isOwnAddress({ em }: Context, email: string, vendor: Vendor): Promise<boolean> {
  if (addressFits(email, vendor)) return true;
  const [own] = await em.execute<unknown[]>(
    `select from users u where u.email = ? and is_tied(u.id, ?)
     union all select from organization_invitations i where i.email = ? and i.organization_id = ? limit 1`,
    [email, vendor.organization.id, email, vendor.organization.id],
  );
  return own !== undefined;
}

/**
 * Requires the actor to be a member of the vendor's organization; administrators don't invite for vendors.
 * @throws NotFoundError if there is no such published solution; ForbiddenError.
 */
async function lockOwnSolution(
  context: Context,
  id: string,
): Promise<{ solution: Solution; vendor: Vendor }> {
  const solution = await context.em.findOne(Solution, { id: parseId(id) ?? 0, status: "published" });
  if (!solution) throw new NotFoundError("This solution doesn't exist.");
  const vendor = await lockEditable(context, solution.vendor.id);
  if (!(await findMemberships(context)).has(vendor.organization.id))
    throw new ForbiddenError("Only members of the vendor's organization can invite its customers.");
  return { solution, vendor };
}

/**
 * Invites a customer by email to review a solution; inviting them again sends a new link, and the previous one
 * stops working. Returns the invitation's id.
 * @throws InvalidInputError at the field, also for the organization's own people; NotFoundError and
 * ForbiddenError for anyone but members; ConflictError if they already accepted, or too many wait;
 * TooManyRequestsError.
 */
export async function inviteReview(
  context: Context,
  input: { solutionId: string; email: string },
): Promise<number> {
  const { em, limits } = context;
  const actor = personOf(context);
  const { solutionId, email } = await validate(reviewInvitationRules, input);
  // Checked before anything is counted, so that strangers can't use up a mailbox's limit.
  const { vendor: known } = await em.transactional(() => lockOwnSolution(context, solutionId));
  if (await isOwnAddress(context, email, known)) throw new InvalidInputError(OWN, { email: OWN });
  await limits.count(BY_ACCOUNT, String(actor.id));
  await limits.count(BY_MAILBOX, caseFold(email).replace(/\+[^@]*@/, "@"));
  return em.transactional(async () => {
    const { solution, vendor } = await lockOwnSolution(context, solutionId);
    const before = await em.findOne(ReviewInvitation, { solution: solution.id, email });
    const accepted = "This customer has already accepted an invitation.";
    if (before?.acceptedAt) throw new ConflictError(accepted, { email: accepted });
    if (before) {
      await em.nativeDelete(ReviewInvitation, { id: before.id });
      em.clear();
    }
    const [{ waiting } = { waiting: 0 }] = await em.execute<{ waiting: number }[]>(
      `select count(*)::int as waiting from review_invitations i join solutions s on s.id = i.solution_id
       where s.vendor_id = ? and i.accepted_at is null`,
      [vendor.id],
    );
    if (waiting >= MAX_WAITING)
      throw new ConflictError(
        `Up to ${MAX_WAITING} invitations can wait for an answer. Withdraw some first.`,
      );
    const invitation = em.create(ReviewInvitation, {
      solution: ref(em.getReference(Solution, solution.id)),
      email,
      invitedBy: ref(em.getReference(User, actor.id)),
      expiresAt: new Date(Date.now() + REVIEW_INVITATION_DAYS * DAY * 1000),
    });
    await em.flush();
    await addJob(em, reviewInvitationJob, { id: invitation.id });
    await recordAuditEvent(context, {
      action: "review.invited",
      subject: solution.id,
      changes: { invitation: { after: invitation.id } },
    });
    return invitation.id;
  });
}

/**
 * Withdraws an invitation that wasn't used yet. Returns the solution's vendor's id.
 * @throws NotFoundError if there is none, it was used, or the actor isn't a member.
 */
export async function withdrawReviewInvitation(context: Context, id: string): Promise<void> {
  const { em } = context;
  const missing = "This invitation has already been accepted or withdrawn.";
  const found = await em.findOne(ReviewInvitation, parseId(id) ?? 0, {
    populate: ["solution", "solution.vendor"],
  });
  const organization = found?.solution.getEntity().vendor.getEntity().organization.id ?? 0;
  if (!found || !(await findMemberships(context)).has(organization)) throw new NotFoundError(missing);
  if ((await em.nativeDelete(ReviewInvitation, { id: found.id, acceptedAt: null })) === 0)
    throw new NotFoundError(missing);
  await recordAuditEvent(context, {
    action: "review.invitation_withdrawn",
    subject: found.solution.id,
    changes: { invitation: { before: found.id } },
  });
}

/** Returns the invitation behind a link, with its solution; null if it was used, withdrawn or has expired. */
export function findReviewInvitation({ em }: Context, token: string): Promise<ReviewInvitation | null> {
  return em.findOne(
    ReviewInvitation,
    {
      tokenHash: hashToken(token),
      expiresAt: { $gt: new Date() },
      solution: { status: "published" },
    },
    { populate: ["solution", "solution.vendor"] },
  );
}

/**
 * Accepts an invitation through its link, once: the actor's review of the solution, written before or later,
 * is one by a verified customer. Returns the solution's id.
 * @throws InvalidInputError at `token` if it has ended; ForbiddenError if it was sent to another address, or
 * the actor is tied to the vendor's organization.
 */
export async function acceptReviewInvitation(context: Context, token: string): Promise<number> {
  const known = await findReviewInvitation(context, token);
  const ended = () => new InvalidInputError(ENDED, { token: ENDED });
  if (!known) throw ended();
  return context.em.transactional(async (em) => {
    const user = await lockAccount(em, personOf(context).id);
    if (!user) throw ended();
    if (caseFold(user.email) !== caseFold(known.email))
      throw new ForbiddenError(
        `This invitation was sent to ${known.email}. Sign in with the account that uses this address.`,
      );
    const solution = known.solution.getEntity();
    if (await ownTie(context, solution.vendor.getEntity().organization.id)) throw new ForbiddenError(OWN);
    const used = await em.nativeUpdate(
      ReviewInvitation,
      { id: known.id, tokenHash: hashToken(token) },
      { tokenHash: null, acceptedBy: user.id, acceptedAt: new Date() },
    );
    if (used === 0) throw ended();
    user.emailProvenAt ??= new Date();
    await em.flush();
    await em.nativeUpdate(
      Review,
      { author: user.id, solution: solution.id, verifiedBy: null },
      { verifiedBy: "invitation", verifiedAt: new Date() },
    );
    await recordAuditEvent(context, {
      action: "review.invitation_accepted",
      subject: solution.id,
      changes: { invitation: { after: known.id } },
    });
    return solution.id;
  });
}

/**
 * Marks a review as one by a verified customer, or takes that back; one that an invitation verified stays so.
 * Returns its id.
 * @throws NotFoundError if there is none; ForbiddenError if the actor is tied to the solution's vendor.
 */
export async function verifyReview(context: Context, id: string, verified: boolean): Promise<number> {
  const { em } = context;
  const review = await em.findOne(Review, parseId(id) ?? 0, { populate: ["solution", "solution.vendor"] });
  if (!review) throw new NotFoundError("This review doesn't exist.");
  if (await ownTie(context, review.solution.getEntity().vendor.getEntity().organization.id))
    throw new ForbiddenError(OWN);
  if (review.verifiedBy === "invitation" || (review.verifiedBy === "administrator") === verified)
    return review.id;
  const before = review.verifiedBy ?? null;
  review.verifiedBy = verified ? "administrator" : null;
  review.verifiedAt = verified ? new Date() : null;
  await em.flush();
  await recordAuditEvent(context, {
    action: "review.verified",
    subject: review.id,
    changes: { verifiedBy: { before, after: review.verifiedBy } },
  });
  return review.id;
}
