import type { EntityManager } from "@mikro-orm/postgresql";
import { queueMail } from "../../../../mail/send-mail.job.ts";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, ForbiddenError, NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import type { MemberRole } from "../member-role.ts";
import { findMemberships } from "../membership.service.ts";
import { Organization } from "../organization.entity.ts";
import { mayEdit, mayManage } from "../organization.policy.ts";
import { Invitation } from "./invitation.entity.ts";

const MISSING = "This organization doesn't exist.";
const ONLY_OWNER = "An organization needs an owner. Make someone else an owner first.";

/** Waits for pending changes of an organization's members, and blocks others until the transaction ends. */
export async function lockOrganization(em: EntityManager, id: number): Promise<void> {
  await em.execute("select from organizations where id = ? for no key update", [id]);
}

/** Whether an organization has members. */
export async function hasMembers(em: EntityManager, id: number): Promise<boolean> {
  const found = await em.execute<unknown[]>(
    "select from organization_members where organization_id = ? limit 1",
    [id],
  );
  return found.length > 0;
}

/** Makes a person a member; an existing member gets the higher of both roles. */
export async function addMember(
  em: EntityManager,
  organizationId: number,
  userId: number,
  role: MemberRole,
): Promise<void> {
  await em.execute(
    `insert into organization_members (organization_id, user_id, role) values (?, ?, ?)
     on conflict (organization_id, user_id) do update set role = 'owner' where excluded.role = 'owner'`,
    [organizationId, userId, role],
  );
}

/**
 * Returns an organization whose members the actor may manage, locked until the transaction ends.
 * @throws NotFoundError if it doesn't exist, or the actor doesn't belong to it; ForbiddenError for editors.
 */
export async function lockManaged(context: Context, id: string | number): Promise<Organization> {
  const { em, actor } = context;
  const key = parseId(id) ?? 0;
  await lockOrganization(em, key);
  const organization = await em.findOne(Organization, key);
  // Read after the lock, since a concurrent change may have ended the membership.
  const memberships = await findMemberships(context);
  if (!organization || !mayEdit(actor, memberships, { organizationId: key }))
    throw new NotFoundError(MISSING);
  if (!mayManage(actor, memberships, key))
    throw new ForbiddenError("Only owners can manage an organization's members.");
  return organization;
}

async function roleOf(em: EntityManager, organizationId: number, userId: number): Promise<MemberRole> {
  const [member] = await em.execute<{ role: MemberRole }[]>(
    "select role from organization_members where organization_id = ? and user_id = ?",
    [organizationId, userId],
  );
  if (!member) throw new NotFoundError("This person is no longer a member.");
  return member.role;
}

/** @throws ConflictError if the locked organization has no other owner. */
async function assertOtherOwner(em: EntityManager, organizationId: number, userId: number): Promise<void> {
  const others = await em.execute<unknown[]>(
    "select from organization_members where organization_id = ? and user_id <> ? and role = 'owner' limit 1",
    [organizationId, userId],
  );
  if (others.length === 0) throw new ConflictError(ONLY_OWNER);
}

/**
 * Changes a member's role.
 * @throws as `lockManaged`; NotFoundError if the person is not a member; ConflictError if no owner would be
 * left.
 */
export async function setMemberRole(
  context: Context,
  organizationId: string,
  personId: string,
  role: MemberRole,
): Promise<Organization> {
  const { em } = context;
  const organization = await lockManaged(context, organizationId);
  const userId = parseId(personId) ?? 0;
  const before = await roleOf(em, organization.id, userId);
  if (before === role) return organization;
  if (before === "owner") await assertOtherOwner(em, organization.id, userId);
  await em.execute("update organization_members set role = ? where organization_id = ? and user_id = ?", [
    role,
    organization.id,
    userId,
  ]);
  // A former owner's open invitations end, since they may no longer decide on members.
  if (role !== "owner") await endInvitations(em, organization.id, userId);
  await recordAuditEvent(context, {
    action: "organization.member_role_changed",
    subject: organization.id,
    changes: { member: { after: userId }, role: { before, after: role } },
  });
  return organization;
}

/** Revokes the invitations to an organization that a person has sent. */
async function endInvitations(em: EntityManager, organizationId: number, userId: number): Promise<void> {
  await em.nativeDelete(Invitation, { organization: organizationId, invitedBy: userId });
}

/** Ends a membership in the locked organization, and the invitations that the person sent. */
export async function endMembership(
  em: EntityManager,
  organizationId: number,
  userId: number,
): Promise<void> {
  await em.execute("delete from organization_members where organization_id = ? and user_id = ?", [
    organizationId,
    userId,
  ]);
  await endInvitations(em, organizationId, userId);
}

/**
 * Removes a member, who gets an email about it.
 * @throws as `setMemberRole`.
 */
export async function removeMember(
  context: Context,
  organizationId: string,
  personId: string,
): Promise<Organization> {
  const { em } = context;
  const organization = await lockManaged(context, organizationId);
  const userId = parseId(personId) ?? 0;
  const role = await roleOf(em, organization.id, userId);
  if (role === "owner") await assertOtherOwner(em, organization.id, userId);
  await endMembership(em, organization.id, userId);
  await recordAuditEvent(context, {
    action: "organization.member_removed",
    subject: organization.id,
    changes: { member: { before: userId }, role: { before: role } },
  });
  const user = await em.findOneOrFail(User, userId);
  await queueMail(em, {
    to: user.email,
    subject: `You no longer belong to ${organization.name} - SportsTech Hub`,
    text: [
      `Hello ${user.firstName},`,
      `An owner of ${organization.name} removed you as a member. You can no longer edit its page.`,
      "SportsTech Hub",
    ].join("\n\n"),
  });
  return organization;
}

/**
 * Ends the actor's own membership.
 * @throws NotFoundError if they are not a member; ConflictError if no owner would be left.
 */
export async function leaveOrganization(context: Context, id: string): Promise<string> {
  const { em } = context;
  const key = parseId(id) ?? 0;
  const actor = personOf(context);
  await lockOrganization(em, key);
  const role = (await findMemberships(context)).get(key);
  const organization = await em.findOne(Organization, key);
  if (!organization || !role) throw new NotFoundError(MISSING);
  if (role === "owner") await assertOtherOwner(em, key, actor.id);
  await endMembership(em, key, actor.id);
  await recordAuditEvent(context, {
    action: "organization.member_left",
    subject: key,
    changes: { member: { before: actor.id }, role: { before: role } },
  });
  return organization.name;
}
