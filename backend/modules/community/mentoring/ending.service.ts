import { type EntityManager, LockMode } from "@mikro-orm/core";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import { User } from "../../account/identity/user.entity.ts";
import { notify } from "../../account/notifications/notify.ts";
import { nameOf } from "./both.ts";
import { reasonRules } from "./mentoring.rules.ts";
import { endNews } from "./mentoring-news.ts";
import { MentoringRequest } from "./mentoring-request.entity.ts";
import { MentoringSession } from "./sessions/session.entity.ts";
import { STANDING } from "./sessions/session-status.ts";

async function lockRequest(em: EntityManager, id: string, sides: object): Promise<MentoringRequest> {
  const where = { id: parseId(id) ?? 0, ...sides };
  const request = await em.findOne(MentoringRequest, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!request) throw new NotFoundError("This request doesn't exist.");
  return request;
}

/**
 * Withdraws a pending request, as the student who sent it.
 * @throws NotFoundError for anyone else; ConflictError once it is decided.
 */
export async function withdrawMentoring(context: Context, id: string): Promise<MentoringRequest> {
  const student = personOf(context).id;
  return context.em.transactional(async (em) => {
    const request = await lockRequest(em, id, { student });
    const decided = "This request is no longer pending.";
    assertMove("mentoring", { by: "author", from: request.status, to: "withdrawn" }, decided);
    Object.assign(request, { status: "withdrawn", endedAt: new Date(), endedBy: "student" });
    await em.flush();
    return request;
  });
}

/**
 * Ends a mentorship, as either of the two, and cancels the upcoming sessions.
 * @throws InvalidInputError for a reason that is too long; NotFoundError for anyone else; ConflictError
 * unless it is accepted.
 */
export async function endMentoring(context: Context, id: string, given: string): Promise<MentoringRequest> {
  const viewer = personOf(context).id;
  const { reason } = await validate(reasonRules, { reason: given });
  return context.em.transactional(async (em) => {
    const request = await lockRequest(em, id, { $or: [{ mentor: viewer }, { student: viewer }] });
    const now = new Date();
    const by = request.mentor.id === viewer ? "mentor" : "student";
    const party = by === "mentor" ? "recipient" : "author";
    assertMove(
      "mentoring",
      { by: party, from: request.status, to: "ended" },
      "This mentorship isn't active.",
    );
    // A former student no longer needs the mentor's contact details.
    Object.assign(request, { status: "ended", endedAt: now, endedBy: by, endReason: reason, contact: "" });
    await em.flush();
    await em.nativeUpdate(
      MentoringSession,
      { mentoringId: request.id, status: { $in: [...STANDING] }, endsAt: { $gt: now } },
      { status: "cancelled", cancelledBy: by, reason: "The mentoring has ended.", updatedAt: now },
    );
    const name = nameOf(await em.findOneOrFail(User, { id: viewer }));
    await notify(em, [endNews({ request, by: name, publicUrl: context.publicUrl })]);
    return request;
  });
}
