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
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { hashToken } from "../../../../shared/secret-token.ts";
import { caseFold } from "../../../../shared/text/case-fold.ts";
import { lockAccount } from "../../../account/identity/lock-account.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import type { MemberRole } from "../member-role.ts";
import type { Organization } from "../organization.entity.ts";
import { Invitation } from "./invitation.entity.ts";
import { invitationJob } from "./invitation.job.ts";
import { INVITATIONS_ACCOUNT, INVITATIONS_MAILBOX } from "./member.limits.ts";
import { INVITATION_DAYS, invitationRules, MAX_MEMBERS } from "./member.rules.ts";
import { addMember, hasMembers, lockManaged, lockOrganization } from "./member.service.ts";

const FULL = `An organization can have up to ${MAX_MEMBERS} members. Remove someone first.`;
const ENDED = "This invitation is no longer valid. Ask for a new one.";

/**
 * Invites someone by email; inviting them again sends a new link, and the previous one stops working.
 * @throws InvalidInputError at `email`; NotFoundError and ForbiddenError as `lockManaged`; ConflictError at
 * the member limit; TooManyRequestsError.
 */
export async function inviteMember(
  context: Context,
  organizationId: string,
  input: { email: string; role: MemberRole },
): Promise<Organization> {
  const { limits } = context;
  const actor = personOf(context);
  const { email } = await validate(invitationRules, input);
  // Checked before anything is counted, so that strangers can't use up a mailbox's limit.
  await context.em.transactional(() => lockManaged(context, organizationId));
  await limits.count(INVITATIONS_ACCOUNT, String(actor.id));
  await limits.count(INVITATIONS_MAILBOX, caseFold(email).replace(/\+[^@]*@/, "@"));
  return context.em.transactional(async (em) => {
    const organization = await lockManaged(context, organizationId);
    await em.nativeDelete(Invitation, { organization: organization.id, email });
    const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
      `select ((select count(*) from organization_members where organization_id = ?) +
        (select count(*) from organization_invitations where organization_id = ?))::int as count`,
      [organization.id, organization.id],
    );
    if (count >= MAX_MEMBERS) throw new ConflictError(FULL);
    const invitation = em.create(Invitation, {
      organization: ref(organization),
      email,
      role: input.role,
      invitedBy: ref(em.getReference(User, actor.id)),
      expiresAt: new Date(Date.now() + INVITATION_DAYS * 24 * 3_600_000),
    });
    await em.flush();
    await addJob(em, invitationJob, { id: invitation.id });
    await recordAuditEvent(context, {
      action: "organization.member_invited",
      subject: organization.id,
      changes: { invitation: { after: invitation.id }, role: { after: input.role } },
    });
    return organization;
  });
}

/**
 * Revokes an invitation; its link no longer works.
 * @throws as `lockManaged`; NotFoundError if there is none.
 */
export async function revokeInvitation(context: Context, id: string): Promise<Organization> {
  const { em } = context;
  const missing = "This invitation has already been accepted or revoked.";
  const invitation = await em.findOne(Invitation, parseId(id) ?? 0);
  if (!invitation) throw new NotFoundError(missing);
  const organization = await lockManaged(context, invitation.organization.id).catch((error: unknown) => {
    throw error instanceof ForbiddenError ? error : new NotFoundError(missing);
  });
  if ((await em.nativeDelete(Invitation, { id: invitation.id })) === 0) throw new NotFoundError(missing);
  await recordAuditEvent(context, {
    action: "organization.invitation_revoked",
    subject: organization.id,
    changes: { invitation: { before: invitation.id }, role: { before: invitation.role } },
  });
  return organization;
}

/** Returns the invitation behind a link, with its organization; null if it has expired or was revoked. */
export function findInvitation({ em }: Context, token: string): Promise<Invitation | null> {
  const usable = { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } };
  return em.findOne(Invitation, usable, { populate: ["organization"] });
}

/**
 * Makes the actor a member through an invitation's link and ends the invitation.
 * @throws InvalidInputError at `token` if it has ended; ForbiddenError if it was sent to another address.
 */
export async function acceptInvitation(context: Context, token: string): Promise<Organization> {
  const known = await findInvitation(context, token);
  const ended = () => new InvalidInputError(ENDED, { token: ENDED });
  if (!known) throw ended();
  return context.em.transactional(async (em) => {
    const user = await lockAccount(em, personOf(context).id);
    if (!user) throw ended();
    if (caseFold(user.email) !== caseFold(known.email))
      throw new ForbiddenError(
        `This invitation was sent to ${known.email}. Sign in with the account that uses this address.`,
      );
    const organization = known.organization.getEntity();
    await lockOrganization(em, organization.id);
    const used = await em.nativeDelete(Invitation, { id: known.id, tokenHash: hashToken(token) });
    // An organization without members is unclaimed: no one is left to invite on its behalf.
    if (used === 0 || !(await hasMembers(em, organization.id))) throw ended();
    await addMember(em, organization.id, user.id, known.role);
    user.emailProvenAt ??= new Date();
    await em.flush();
    await recordAuditEvent(context, {
      action: "organization.member_joined",
      subject: organization.id,
      changes: { member: { after: user.id }, role: { after: known.role } },
    });
    return organization;
  });
}
