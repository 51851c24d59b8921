import { addJob } from "../../../../jobs/queue.ts";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
} from "../../../../shared/errors.ts";
import { limitedChange } from "../../../../shared/limited-change.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { hashToken } from "../../../../shared/secret-token.ts";
import { caseFold } from "../../../../shared/text/case-fold.ts";
import { lockAccount } from "../../../account/identity/lock-account.ts";
import { notifyAll } from "../../../account/notifications/notify.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import type { ApplicationKind } from "../../applications/applied-record.ts";
import { teamOf } from "../../applications/team.ts";
import { INVITATIONS_ACCOUNT, INVITATIONS_MAILBOX } from "../../organizations/members/member.limits.ts";
import { findMemberships } from "../../organizations/membership.service.ts";
import { isOfOwner } from "../../organizations/organization.policy.ts";
import { JURY_CHANGES } from "../jury.limits.ts";
import { INVITATION_DAYS, MAX_REVIEWERS, reviewerRules } from "../jury.rules.ts";
import { juryPath } from "../jury-paths.rules.ts";
import { findManaged, lockJury, lockManaged, manage } from "../managed-call.ts";
import { IS_SUBMITTED } from "../round-state.ts";
import { juryInvitationJob } from "./invitation.job.ts";

const ENDED = "This invitation is no longer valid. Ask for a new one.";
const MISSING = "This reviewer doesn't exist.";

/**
 * Invites somebody by email to review; inviting them again sends a new link.
 * @throws InvalidInputError at `email`; ConflictError if they review already, or at the limit of reviewers; as
 * `lockManaged`.
 */
export async function inviteReviewer(
  context: Context,
  kind: ApplicationKind,
  id: string,
  given: { email: string },
): Promise<void> {
  const { limits } = context;
  const { email } = await validate(reviewerRules, given);
  // Checked before anything is counted, so that strangers can't use up a mailbox's limit.
  await manage(context, kind, id);
  await limits.count(INVITATIONS_ACCOUNT, String(personOf(context).id));
  await limits.count(INVITATIONS_MAILBOX, caseFold(email).replace(/\+[^@]*@/, "@"));
  await limitedChange(context, JURY_CHANGES, () => storeInvitation(context, kind, id, email));
}

async function storeInvitation(
  context: Context,
  kind: ApplicationKind,
  id: string,
  email: string,
): Promise<void> {
  const { em } = context;
  const { juryId } = await lockManaged(context, kind, id);
  const [member] = await em.execute<unknown[]>(
    `select from jury_reviewers v join users u on u.id = v.user_id
     where v.jury_id = ? and v.left_at is null and u.email = ?::citext`,
    [juryId, email],
  );
  if (member) {
    const message = "This person is a reviewer already";
    throw new ConflictError(message, { email: message });
  }
  await em.execute(
    "delete from jury_reviewers where jury_id = ? and joined_at is null and expires_at < now()",
    [juryId],
  );
  const [row] = await em.execute<{ id: number }[]>(
    `insert into jury_reviewers (jury_id, email, invited_by_id, expires_at)
     values (?, ?, ?, now() + make_interval(days => ?))
     on conflict (jury_id, email) do update set invited_by_id = excluded.invited_by_id, invited_at = now(),
       expires_at = excluded.expires_at, token_hash = null
     returning id`,
    [juryId, email, personOf(context).id, INVITATION_DAYS],
  );
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    "select count(*)::int as count from jury_reviewers where jury_id = ? and left_at is null",
    [juryId],
  );
  if (count > MAX_REVIEWERS)
    throw new ConflictError(`A jury can have up to ${MAX_REVIEWERS} reviewers. Remove someone first.`);
  await addJob(em, juryInvitationJob, { id: row?.id ?? 0 });
  await recordAuditEvent(context, { action: "jury.reviewer_invited", subject: juryId });
}

/** What an invitation to review offers. */
export interface OfferedJury {
  readonly id: number;
  readonly juryId: number;
  readonly title: string;
  readonly organization: string;
  readonly email: string;
}

/** SQL of the call of a reviewer `v`: the columns that name it, and the joins that they are read from. */
const CALL = `v.jury_id as "juryId", coalesce(o.title, c.title) as title,
  case when o.id is null then 'collaboration' else 'opportunity' end as kind, coalesce(o.id, c.id) as "recordId"`;
const FROM_CALL = `from jury_reviewers v join juries j on j.id = v.jury_id left join opportunities o on o.id = j.opportunity_id
  left join collaborations c on c.id = j.collaboration_id`;

type OfferedRow = OfferedJury & { kind: ApplicationKind; recordId: number };

/** Returns the invitation behind a link; null if it has expired, was used or was withdrawn. */
export async function findOffered({ em }: Context, token: string): Promise<OfferedRow | null> {
  const [row] = await em.execute<OfferedRow[]>(
    `select v.id, ${CALL}, coalesce(o.organization, c.organization) as organization, v.email::text as email
     ${FROM_CALL} where v.token_hash = ? and v.joined_at is null and v.expires_at > now()`,
    [hashToken(token)],
  );
  return row ?? null;
}

/**
 * Makes the actor a reviewer through the link of an invitation. Somebody who left and is invited again is the same
 * reviewer as before.
 * @throws InvalidInputError at `token` if it has ended; ForbiddenError if it was sent to another address;
 * ConflictError for the call's own team, and for those who have applied.
 */
export async function acceptInvitation(context: Context, token: string): Promise<void> {
  const ended = () => new InvalidInputError(ENDED, { token: ENDED });
  const offered = await findOffered(context, token);
  if (!offered) throw ended();
  const { juryId, kind, recordId } = offered;
  await context.em.transactional(async (em) => {
    await lockJury(context, juryId);
    const user = await lockAccount(em, personOf(context).id);
    if (!user) throw ended();
    if (caseFold(user.email) !== caseFold(offered.email))
      throw new ForbiddenError(
        `This invitation was sent to ${offered.email}. Sign in with the account that uses this address.`,
      );
    const managed = await findManaged(context, kind, recordId);
    if (managed && isOfOwner(context.actor, await findMemberships(context), managed.record.owner))
      throw new ConflictError(
        "You belong to the team that decides on this call, so you can't review for it.",
      );
    const [applied] = await em.execute<unknown[]>(
      `select from applications a where a.${kind}_id = ? and a.applicant_id = ? and ${IS_SUBMITTED}`,
      [recordId, user.id],
    );
    if (applied)
      throw new ConflictError("You have applied to this call, or begun to, so you can't review for it.");
    const invited = await em.execute<unknown[]>(
      "select from jury_reviewers where id = ? and token_hash = ? and joined_at is null",
      [offered.id, hashToken(token)],
    );
    if (invited.length === 0) throw ended();
    const back = await em.execute<unknown[]>(
      "update jury_reviewers set left_at = null where jury_id = ? and user_id = ? returning id",
      [juryId, user.id],
    );
    await em.execute(
      back.length > 0
        ? "delete from jury_reviewers where id = ?"
        : `update jury_reviewers set user_id = ${Number(user.id)}, email = null, token_hash = null, expires_at = null,
             joined_at = now() where id = ?`,
      [offered.id],
    );
    user.emailProvenAt ??= new Date();
    await em.flush();
    await recordAuditEvent(context, { action: "jury.reviewer_joined", subject: juryId });
  });
}

interface LeavingRow {
  juryId: number;
  userId: number | null;
  kind: ApplicationKind;
  recordId: number;
  title: string;
  name: string;
}

/**
 * Removes a reviewer or withdraws an invitation, as those who decide; reviewers leave by it themselves. What they
 * have submitted counts on; what they haven't is free for others, and whoever didn't do it is told.
 * @throws NotFoundError for others; ConflictError if they are gone already.
 */
export async function removeReviewer(context: Context, id: string): Promise<void> {
  const { em } = context;
  const key = parseId(id) ?? 0;
  const [row] = await em.execute<LeavingRow[]>(
    `select ${CALL}, v.user_id as "userId", u.first_name || ' ' || u.last_name as name
     ${FROM_CALL} left join users u on u.id = v.user_id where v.id = ?`,
    [key],
  );
  const isOwn = row?.userId === personOf(context).id;
  const managed = row && !isOwn ? await findManaged(context, row.kind, row.recordId) : null;
  if (!row || !(isOwn || managed)) throw new NotFoundError(MISSING);
  await lockJury(context, row.juryId);
  const withdrawn = await em.execute<unknown[]>(
    "delete from jury_reviewers where id = ? and joined_at is null returning id",
    [key],
  );
  if (withdrawn.length > 0) {
    await recordAuditEvent(context, { action: "jury.reviewer_removed", subject: row.juryId });
    return;
  }
  const left = await em.execute<unknown[]>(
    "update jury_reviewers set left_at = now() where id = ? and left_at is null returning id",
    [key],
  );
  if (left.length === 0) throw new ConflictError("They have already left.");
  await recordAuditEvent(context, { action: "jury.reviewer_removed", subject: row.juryId });
  const freed = await em.execute<unknown[]>(
    "delete from jury_assignments where reviewer_id = ? and submitted_at is null returning id",
    [key],
  );
  if (isOwn) await notifyTeamOfLeaving(context, row, freed.length);
}

async function notifyTeamOfLeaving(context: Context, row: LeavingRow, freed: number): Promise<void> {
  const { em, publicUrl } = context;
  const path = juryPath(row.kind, row.recordId);
  const open =
    freed === 0
      ? "They had submitted all of their reviews."
      : `${freed === 1 ? "One application that they were to review needs" : `${freed} applications that they were to review need`} somebody else.`;
  const title = `${row.name} no longer reviews applications to “${row.title}”`;
  await notifyAll(em, teamOf(row.kind, row.recordId), {
    type: "application_received",
    title,
    text: [open],
    path,
    key: `jury-left:${row.juryId}:${row.userId}:${Date.now()}`,
    letter: { subject: title, text: [`${title}. ${open}`, `See the jury: ${publicUrl}${path}`] },
  });
}
