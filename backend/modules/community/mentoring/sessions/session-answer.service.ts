import { type EntityManager, LockMode } from "@mikro-orm/core";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../../shared/errors.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertMove } from "../../../../shared/states/assert-move.ts";
import { User } from "../../../account/identity/user.entity.ts";
import { notify } from "../../../account/notifications/notify.ts";
import { nameOf } from "../both.ts";
import { reasonRules } from "../mentoring.rules.ts";
import { MentoringSession } from "./session.entity.ts";
import { answerNews, cancellationNews } from "./session-news.ts";

/**
 * Returns a session of the viewer's, locked.
 * @throws NotFoundError for anyone but `sides`.
 */
async function lockOwn(
  em: EntityManager,
  id: string,
  sides: Record<string, unknown>,
): Promise<MentoringSession> {
  const where = { id: parseId(id) ?? 0, ...sides };
  const session = await em.findOne(MentoringSession, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!session) throw new NotFoundError("This session doesn't exist.");
  return session;
}

/**
 * Records the student's answer to a proposed session.
 * @throws InvalidInputError for a reason that is too long; NotFoundError for anyone but the student;
 * ConflictError once it is answered, canceled or over.
 */
export async function answerSession(
  context: Context,
  id: string,
  accept: boolean,
  given: string,
): Promise<MentoringSession> {
  const student = personOf(context).id;
  const { reason } = await validate(reasonRules, { reason: given });
  return context.em.transactional(async (em) => {
    const session = await lockOwn(em, id, { student });
    const to = accept ? "accepted" : "declined";
    const answered = "This session is no longer waiting for an answer.";
    assertMove("session", { by: "recipient", from: session.status, to }, answered);
    if (accept && session.startsAt <= new Date()) throw new ConflictError("This session's time has passed.");
    Object.assign(session, {
      status: to,
      reason: accept ? "" : reason,
      updatedAt: new Date(),
    });
    await em.flush();
    const by = nameOf(await em.findOneOrFail(User, { id: student }));
    await notify(em, [answerNews({ session, by, publicUrl: context.publicUrl })]);
    return session;
  });
}

/**
 * Cancels a session that isn't over, as its mentor or its student.
 * @throws InvalidInputError for a reason that is too long; NotFoundError for anyone else; ConflictError if it
 * is over, or was declined or canceled.
 */
export async function cancelSession(context: Context, id: string, given: string): Promise<MentoringSession> {
  const viewer = personOf(context).id;
  const { reason } = await validate(reasonRules, { reason: given });
  return context.em.transactional(async (em) => {
    const session = await lockOwn(em, id, { $or: [{ mentor: viewer }, { student: viewer }] });
    const cancelledBy = session.mentor.id === viewer ? "mentor" : "student";
    const by = cancelledBy === "mentor" ? "author" : "recipient";
    assertMove("session", { by, from: session.status, to: "cancelled" });
    if (session.endsAt <= new Date()) throw new ConflictError("This session is over.");
    Object.assign(session, { status: "cancelled", reason, cancelledBy, updatedAt: new Date() });
    await em.flush();
    const name = nameOf(await em.findOneOrFail(User, { id: viewer }));
    await notify(em, [cancellationNews({ session, by: name, publicUrl: context.publicUrl })]);
    return session;
  });
}
