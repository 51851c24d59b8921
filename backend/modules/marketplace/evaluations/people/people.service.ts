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
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { INVITATIONS_ACCOUNT, INVITATIONS_MAILBOX } from "../../organizations/members/member.limits.ts";
import { type EvaluationRole, INVITATION_DAYS, inviteRules, MAX_PEOPLE } from "../evaluation.rules.ts";
import { EVALUATION_CHANGES, lockAs } from "../standing.ts";
import { evaluationInvitationJob } from "./invitation.job.ts";

const ENDED = "This invitation is no longer valid. Ask for a new one.";

/**
 * Invites somebody by email to judge or to read; inviting them again sends a new link.
 * @throws InvalidInputError at `email` or `role`; ConflictError if they take part already, or at the limit of
 * people; as `lockAs`.
 */
export async function invite(
  context: Context,
  id: string,
  input: { email: string; role: EvaluationRole },
): Promise<void> {
  const { em, limits } = context;
  const { email } = await validate(inviteRules, input);
  if (input.role === "owner") {
    const message = "An evaluation has one owner. Invite them as a judge or a reader";
    throw new InvalidInputError(message, { role: message });
  }
  // Checked before anything is counted, so that strangers can't use up a mailbox's limit.
  await em.transactional(() => lockAs(context, id, ["owner"]));
  await limits.count(INVITATIONS_ACCOUNT, String(personOf(context).id));
  await limits.count(INVITATIONS_MAILBOX, caseFold(email).replace(/\+[^@]*@/, "@"));
  await limitedChange(context, EVALUATION_CHANGES, () => store(context, id, { email, role: input.role }));
}

async function store(
  context: Context,
  id: string,
  { email, role }: { email: string; role: EvaluationRole },
): Promise<void> {
  const { em } = context;
  const { evaluation } = await lockAs(context, id, ["owner"]);
  const [member] = await em.execute<unknown[]>(
    `select from evaluation_people p join users u on u.id = p.user_id
     where p.evaluation_id = ? and u.email = ?::citext`,
    [evaluation.id, email],
  );
  if (member) {
    const message = "This person is already part of the evaluation";
    throw new ConflictError(message, { email: message });
  }
  await em.execute(
    "delete from evaluation_people where evaluation_id = ? and expires_at < now() and joined_at is null",
    [evaluation.id],
  );
  const [row] = await em.execute<{ id: number }[]>(
    `insert into evaluation_people (evaluation_id, email, role, invited_by_id, expires_at)
     values (?, ?, ?, ?, now() + make_interval(days => ?))
     on conflict (evaluation_id, email) do update set role = excluded.role, invited_by_id = excluded.invited_by_id,
       invited_at = now(), expires_at = excluded.expires_at, token_hash = null
     returning id`,
    [evaluation.id, email, role, personOf(context).id, INVITATION_DAYS],
  );
  const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
    "select count(*)::int as count from evaluation_people where evaluation_id = ?",
    [evaluation.id],
  );
  if (count > MAX_PEOPLE)
    throw new ConflictError(`An evaluation can have up to ${MAX_PEOPLE} people. Remove someone first.`);
  await addJob(em, evaluationInvitationJob, { id: row?.id ?? 0 });
  await recordAuditEvent(context, {
    action: "evaluation.person_invited",
    subject: evaluation.id,
    changes: { role: { after: role } },
  });
}

/**
 * Removes a judge or reader with their scores, or withdraws an invitation; people may leave themselves. What somebody
 * has submitted stays without a name if they leave by themselves, and once it is decided, since others rely on it.
 * @throws NotFoundError if there is no such person; ConflictError for the owner; as `lockAs`.
 */
export async function removePerson(context: Context, id: string, personId: string): Promise<void> {
  const { evaluation, standing } = await lockAs(context, id, ["owner", "judge", "reader"]);
  const key = parseId(personId) ?? 0;
  if (standing.role !== "owner" && standing.personId !== key)
    throw new ForbiddenError("Only the owner of an evaluation can remove others.");
  if (standing.role === "owner" && standing.personId === key)
    throw new ConflictError("An evaluation needs its owner. Delete it instead.");
  const stays = standing.personId === key || Boolean(evaluation.decidedAt);
  const removed = await context.em.execute<unknown[]>(
    `with kept as (
       update evaluation_people set former_user_id = user_id, user_id = null
       where id = ? and evaluation_id = ? and ? and submitted_at is not null and user_id is not null returning id
     ), removed as (
       delete from evaluation_people where id = ? and evaluation_id = ? and not (? and submitted_at is not null) returning id
     )
     select id from kept union all select id from removed`,
    [key, evaluation.id, stays, key, evaluation.id, stays],
  );
  if (removed.length === 0) throw new NotFoundError("This person was already removed.");
  await recordAuditEvent(context, { action: "evaluation.person_removed", subject: evaluation.id });
}

/** What an invitation offers. */
export interface Offered {
  readonly id: number;
  readonly evaluationId: number;
  readonly name: string;
  readonly email: string;
  readonly role: EvaluationRole;
}

/** Returns the invitation behind a link; null if it has expired, was used or was withdrawn. */
export async function findOffered({ em }: Context, token: string): Promise<Offered | null> {
  const [row] = await em.execute<Offered[]>(
    `select p.id, p.evaluation_id as "evaluationId", e.name, p.email::text as email, p.role
     from evaluation_people p join evaluations e on e.id = p.evaluation_id
     where p.token_hash = ? and p.joined_at is null and p.expires_at > now()`,
    [hashToken(token)],
  );
  return row ?? null;
}

/**
 * Makes the actor one of the people of an evaluation through the link of an invitation; a judge who left has the
 * scores back that stayed. Returns the evaluation's id.
 * @throws InvalidInputError at `token` if it has ended; ForbiddenError if it was sent to another address.
 */
export async function acceptInvitation(context: Context, token: string): Promise<number> {
  const ended = () => new InvalidInputError(ENDED, { token: ENDED });
  const offered = await findOffered(context, token);
  if (!offered) throw ended();
  return context.em.transactional(async (em) => {
    const user = await lockAccount(em, personOf(context).id);
    if (!user) throw ended();
    if (caseFold(user.email) !== caseFold(offered.email))
      throw new ForbiddenError(
        `This invitation was sent to ${offered.email}. Sign in with the account that uses this address.`,
      );
    const back = await em.execute<unknown[]>(
      `with back as (
         update evaluation_people f set user_id = f.former_user_id, former_user_id = null
         from evaluation_people o where o.id = ? and o.token_hash = ? and o.joined_at is null and o.role = f.role
           and f.evaluation_id = o.evaluation_id and f.former_user_id = ? returning o.id
       )
       delete from evaluation_people p using back where p.id = back.id returning p.id`,
      [offered.id, hashToken(token), user.id],
    );
    const joined =
      back.length > 0
        ? back
        : await em.execute<unknown[]>(
            `update evaluation_people set user_id = ?, email = null, token_hash = null, expires_at = null, joined_at = now()
             where id = ? and token_hash = ? and joined_at is null and not exists (
               select from evaluation_people o where o.evaluation_id = ? and o.user_id = ?) returning id`,
            [user.id, offered.id, hashToken(token), offered.evaluationId, user.id],
          );
    if (joined.length === 0) throw ended();
    user.emailProvenAt ??= new Date();
    await em.flush();
    await recordAuditEvent(context, { action: "evaluation.person_joined", subject: offered.evaluationId });
    return offered.evaluationId;
  });
}
