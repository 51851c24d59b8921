import { ref } from "@mikro-orm/core";
import { addJob } from "../../../jobs/queue.ts";
import { isAdministrator, personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, ForbiddenError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import { lockRow } from "../../../shared/rows/lock-row.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { hashToken } from "../../../shared/secret-token.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import { caseFold } from "../../../shared/text/case-fold.ts";
import { lockAccount } from "../../account/identity/lock-account.ts";
import { User } from "../../account/identity/user.entity.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { findMemberships } from "../../marketplace/organizations/membership.service.ts";
import { isOfOwner, mayEdit } from "../../marketplace/organizations/organization.policy.ts";
import { lockEditable } from "../vendors/editing/vendor-editing.service.ts";
import { TeamMember, Vendor } from "../vendors/vendor.entity.ts";
import type { TeamPlaceInput } from "./team.inputs.ts";
import { MAX_TEAM, TEAM_INVITATION_DAYS, teamInvitationRules, teamPlaceRules } from "./team.rules.ts";
import { TeamInvitation } from "./team-invitation.entity.ts";
import { teamInvitationJob } from "./team-invitation.job.ts";

const DAY = 24 * 3600;

/** The limit of changes of teams per account. */
const CHANGES: Limit = {
  name: "team-changes",
  times: 100,
  seconds: 3600,
  message: "You've changed your team a lot.",
};

/** The limit of requests to a mailbox, by all vendors. */
const BY_MAILBOX: Limit = {
  name: "team-invitations-mailbox",
  times: 3,
  seconds: DAY,
  message: "Too many emails were sent to this address.",
};

const ENDED = "This request is no longer valid. Ask for a new one.";
const FULL = `A page names at most ${MAX_TEAM} people.`;

async function assertRoom({ em }: Context, vendorId: number): Promise<void> {
  if ((await em.count(TeamMember, { vendor: vendorId })) >= MAX_TEAM) throw new ConflictError(FULL);
}

/**
 * Names a person on the page of a locked vendor, or changes their place.
 * @throws ForbiddenError if an administrator took them off; ConflictError at the limit of 50.
 */
async function place(
  context: Context,
  vendor: Vendor,
  userId: number,
  { position, isFounder }: TeamPlaceInput,
): Promise<void> {
  const { em } = context;
  const known = await em.findOne(TeamMember, { vendor: vendor.id, user: userId });
  const [excluded] = await em.execute<unknown[]>(
    "select from team_exclusions where vendor_id = ? and user_id = ?",
    [vendor.id, userId],
  );
  assertMove("teamPlace", {
    by: "author",
    from: known ? "named" : "none",
    to: "named",
    held: excluded !== undefined,
  });
  if (!known) await assertRoom(context, vendor.id);
  const member = known ?? em.create(TeamMember, { vendor: ref(vendor), user: ref(User, userId), position });
  Object.assign(member, { position, isFounder });
  await em.flush();
}

/**
 * Names the actor on the page of a vendor of their organization, or changes their place. Returns its id.
 * @throws InvalidInputError at the field; NotFoundError; ForbiddenError for anyone but members, also for
 * administrators, and if one took them off; ConflictError at the limit of 50.
 */
export async function joinTeam(context: Context, vendorId: string, input: TeamPlaceInput): Promise<number> {
  const values = await validate(teamPlaceRules, input);
  const person = personOf(context);
  await context.limits.count(CHANGES, String(person.id));
  const vendor = await lockEditable(context, vendorId);
  if (!(await findMemberships(context)).has(vendor.organization.id))
    throw new ForbiddenError("Only members of the vendor's organization can name themselves.");
  await place(context, vendor, person.id, values);
  await recordAuditEvent(context, { action: "vendor.team_joined", subject: vendor.id });
  return vendor.id;
}

/**
 * Takes a person off a vendor's page: themselves, or for its members and administrators. Returns the vendor's
 * id.
 * @throws NotFoundError for others.
 */
export async function leaveTeam(context: Context, memberId: string): Promise<number> {
  const { em } = context;
  const person = personOf(context);
  const member = await em.findOne(TeamMember, parseId(memberId) ?? 0, { populate: ["vendor"] });
  const vendor = member?.vendor.getEntity();
  const owned = { organizationId: vendor?.organization.id ?? 0 };
  const memberships = await findMemberships(context);
  const isOwn = member?.user.id === person.id;
  if (!member || !vendor || !(isOwn || mayEdit(context.actor, memberships, owned)))
    throw new NotFoundError("This person isn't named here.");
  // Nobody but an administrator puts back whom one took off.
  if (!isOwn && !isOfOwner(context.actor, memberships, owned))
    await em.execute(
      "insert into team_exclusions (vendor_id, user_id) values (?, ?) on conflict do nothing",
      [vendor.id, member.user.id],
    );
  em.remove(member);
  await em.flush();
  await recordAuditEvent(context, { action: "vendor.team_left", subject: vendor.id });
  return vendor.id;
}

/**
 * Asks a person by email to be named on a vendor's page; asking again sends a new link. Returns the request's
 * id.
 * @throws InvalidInputError at the field; NotFoundError; ForbiddenError for anyone but members and
 * administrators; ConflictError if they are named already, or too many wait; TooManyRequestsError.
 */
export async function inviteToTeam(
  context: Context,
  vendorId: string,
  given: TeamPlaceInput & { readonly email: string },
): Promise<number> {
  const { em, limits } = context;
  const actor = personOf(context);
  const { email, position, isFounder } = await validate(teamInvitationRules, given);
  const vendor = await lockEditable(context, vendorId);
  const named = "This person is named already.";
  if ((await em.count(TeamMember, { vendor: vendor.id, user: { email } })) > 0)
    throw new ConflictError(named, { email: named });
  await assertRoom(context, vendor.id);
  await limits.count(CHANGES, String(actor.id));
  await limits.count(BY_MAILBOX, caseFold(email).replace(/\+[^@]*@/, "@"));
  await em.nativeDelete(TeamInvitation, { vendor: vendor.id, email });
  if ((await em.count(TeamInvitation, { vendor: vendor.id })) >= MAX_TEAM)
    throw new ConflictError(`Up to ${MAX_TEAM} requests can wait for an answer. Withdraw some first.`);
  if (isAdministrator(context.actor))
    await em.execute(
      "delete from team_exclusions x using users u where x.vendor_id = ? and u.id = x.user_id and u.email = ?::citext",
      [vendor.id, email],
    );
  const invitation = em.create(TeamInvitation, {
    vendor: ref(vendor),
    email,
    position,
    isFounder,
    invitedBy: ref(User, actor.id),
    expiresAt: new Date(Date.now() + TEAM_INVITATION_DAYS * DAY * 1000),
  });
  await em.flush();
  await addJob(em, teamInvitationJob, { id: invitation.id });
  await recordAuditEvent(context, {
    action: "vendor.team_invited",
    subject: vendor.id,
    changes: { invitation: { after: invitation.id } },
  });
  return invitation.id;
}

/**
 * Withdraws a request; its link no longer works.
 * @throws NotFoundError if there is none, or the actor doesn't edit the vendor.
 */
export async function withdrawTeamInvitation(context: Context, id: string): Promise<void> {
  const { em } = context;
  const found = await em.findOne(TeamInvitation, parseId(id) ?? 0, { populate: ["vendor"] });
  const owned = { organizationId: found?.vendor.getEntity().organization.id ?? 0 };
  if (!found || !mayEdit(context.actor, await findMemberships(context), owned))
    throw new NotFoundError("This request has already been accepted or withdrawn.");
  const subject = found.vendor.id;
  em.remove(found);
  await em.flush();
  await recordAuditEvent(context, {
    action: "vendor.team_invitation_withdrawn",
    subject,
    changes: { invitation: { before: Number(id) } },
  });
}

/** Returns the request behind a link, with its vendor; null if it was used, withdrawn or has expired. */
export function findTeamInvitation({ em }: Context, token: string): Promise<TeamInvitation | null> {
  return em.findOne(
    TeamInvitation,
    { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } },
    { populate: ["vendor"] },
  );
}

/**
 * Agrees to be named on a vendor's page through the link of a request, once. Returns the vendor's id.
 * @throws InvalidInputError at `token` if it has ended; ForbiddenError if it was sent to another address, or an
 * administrator took them off since; ConflictError at the limit of 50.
 */
export async function acceptTeamInvitation(context: Context, token: string): Promise<number> {
  const { em } = context;
  const ended = () => new InvalidInputError(ENDED, { token: ENDED });
  const known = await findTeamInvitation(context, token);
  const user = known && (await lockAccount(em, personOf(context).id));
  if (!known || !user) throw ended();
  if (caseFold(user.email) !== caseFold(known.email))
    throw new ForbiddenError(
      `This request was sent to ${known.email}. Sign in with the account that uses this address.`,
    );
  const used = await em.nativeDelete(TeamInvitation, { id: known.id, tokenHash: hashToken(token) });
  if (used === 0) throw ended();
  user.emailProvenAt ??= new Date();
  const vendor = await lockRow(em, Vendor, known.vendor.id);
  if (!vendor) throw ended();
  await place(context, vendor, user.id, known);
  await recordAuditEvent(context, {
    action: "vendor.team_joined",
    subject: known.vendor.id,
    changes: { invitation: { after: known.id } },
  });
  return known.vendor.id;
}
