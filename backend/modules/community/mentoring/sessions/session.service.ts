import { DriverException, LockMode } from "@mikro-orm/core";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { daysFromNow } from "../../../../shared/days/days.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { notify } from "../../../account/notifications/notify.ts";
import { assertBothAreThere, nameOf } from "../both.ts";
import { MentoringRequest } from "../mentoring-request.entity.ts";
import { MentoringSession } from "./session.entity.ts";
import type { SessionProposal } from "./session.inputs.ts";
import { isTimeZone, MAX_DAYS_AHEAD, sessionWordRules } from "./session.rules.ts";
import { proposalNews } from "./session-news.ts";

/** A rate limit of proposals per mentor, since each sends a notification. */
const PROPOSALS: Limit = {
  name: "session-proposals",
  times: 40,
  seconds: 24 * 3600,
  message: "You've proposed a lot of sessions today.",
};

/** PostgreSQL's error code for a violated exclusion constraint. */
const EXCLUDED = "23P01";

/**
 * Proposes a session to a student of the viewer's.
 * @throws InvalidInputError; NotFoundError unless the viewer is the mentor of this mentorship; ConflictError
 * unless it is accepted and both still have active accounts, or if either has another session at that time;
 * TooManyRequestsError.
 */
export async function proposeSession(context: Context, given: SessionProposal): Promise<MentoringSession> {
  const { em, limits, publicUrl } = context;
  const { id } = personOf(context);
  const { minutes, ...words } = await validate(sessionWordRules, given);
  const times = timesOf(given, minutes);
  await limits.count(PROPOSALS, String(id));
  try {
    return await em.transactional(async (em) => {
      const mentoring = await em.findOne(
        MentoringRequest,
        { id: parseId(given.mentoringId) ?? 0, mentor: id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!mentoring) throw new NotFoundError("This mentorship doesn't exist.");
      if (mentoring.status !== "accepted") throw new ConflictError("You aren't mentoring this student.");
      const { mentor, student } = await assertBothAreThere(context, em, mentoring);
      const both = { mentoringId: mentoring.id, mentor, student };
      const session = em.create(MentoringSession, { ...words, ...times, ...both });
      await em.flush();
      await notify(em, [proposalNews({ session, by: nameOf(mentor), publicUrl })]);
      return session;
    });
  } catch (error) {
    if (error instanceof DriverException && error.code === EXCLUDED) {
      const message = "You two already have a session at that time.";
      throw new ConflictError(message, { time: message });
    }
    throw error;
  }
}

function timesOf({ startsAt, timeZone }: SessionProposal, minutes: number) {
  const refuse = (field: string, message: string) => new InvalidInputError(message, { [field]: message });
  if (!isTimeZone(timeZone)) throw refuse("timeZone", "We don't recognize this time zone.");
  if (!(startsAt > new Date())) throw refuse("time", "Choose a time in the future.");
  if (startsAt > daysFromNow(MAX_DAYS_AHEAD)) throw refuse("day", "Choose a date within the next year.");
  return { startsAt, timeZone, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}
