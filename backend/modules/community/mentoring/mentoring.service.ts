import { type EntityManager, LockMode, UniqueConstraintViolationException } from "@mikro-orm/postgresql";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, ForbiddenError, NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import type { Page, PageArguments } from "../../../shared/paging/connection.ts";
import { findPage } from "../../../shared/paging/keyset.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertMove } from "../../../shared/states/assert-move.ts";
import { User } from "../../account/identity/user.entity.ts";
import { notify } from "../../account/notifications/notify.ts";
import { mayFindPerson } from "../../account/profiles/privacy/person.policy.ts";
import { assertBothAreThere } from "./both.ts";
import { contactRules, mentoringRules } from "./mentoring.rules.ts";
import { decisionNews, requestNews } from "./mentoring-news.ts";
import { MentoringRequest } from "./mentoring-request.entity.ts";
import type { MentoringSide, MentoringStatus } from "./mentoring-status.ts";

/** A rate limit of requests per student. */
const REQUESTS: Limit = {
  name: "mentoring-requests",
  times: 10,
  seconds: 24 * 3600,
  message: "You've asked a lot of mentors today.",
};

/**
 * A rate limit of requests per student and mentor: after a request was declined or withdrawn, students can
 * ask again, but not indefinitely.
 */
const AGAIN: Limit = {
  name: "mentoring-requests-again",
  times: 3,
  seconds: 30 * 24 * 3600,
  message: "You've asked this mentor several times already.",
};

const NO_MENTOR = "This mentor doesn't exist.";

/** The maximum number of pending requests to a mentor, from all students together. */
const MAX_WAITING = 50;

/**
 * Sends a mentor a request for mentoring.
 * @throws ForbiddenError unless the viewer is a student; NotFoundError for a mentor who can't be found;
 * ConflictError while a request to them is pending, once they accepted one, or while they have too many
 * pending ones; TooManyRequestsError after ten a day, or three to the same mentor in thirty days.
 */
export async function requestMentoring(
  context: Context,
  mentorId: string,
  given: string,
): Promise<MentoringRequest> {
  const { em, actor, settings, limits, publicUrl } = context;
  const { id, role } = personOf(context);
  const { message } = await validate(mentoringRules, { message: given });
  const mentor = await em.findOne(User, { id: parseId(mentorId) ?? 0, role: "mentor" });
  if (!mentor || !mayFindPerson(actor, mentor, settings)) throw new NotFoundError(NO_MENTOR);
  if (role !== "student") throw new ForbiddenError("Only students can ask for mentoring.");
  await limits.count(REQUESTS, String(id));
  await limits.assertLeft(AGAIN, `${id}:${mentor.id}`);
  try {
    const sent = await em.transactional(async (em) => {
      await assertRoom(em, mentor.id);
      const student = await em.findOneOrFail(User, { id });
      const request = em.create(MentoringRequest, { mentor, student, message });
      await em.flush();
      await notify(em, [requestNews({ request, student, mentor, publicUrl })]);
      return request;
    });
    await limits.note(AGAIN, `${id}:${mentor.id}`);
    return sent;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException)
      throw new ConflictError("You've already asked this mentor.");
    throw error;
  }
}

/**
 * Locks the mentor's account, so requests to them are added one at a time. If the mentor left while this
 * waited for the lock, the pending requests have already been declined.
 * @throws NotFoundError if they are no longer a mentor; ConflictError if they have the maximum number of
 * pending requests.
 */
async function assertRoom(em: EntityManager, mentor: number): Promise<void> {
  const [found] = await em.execute<{ mentors: boolean }[]>(
    `select role = 'mentor' and is_active and anonymized_at is null and deletion_due_at is null as mentors
     from users where id = ? for no key update`,
    [mentor],
  );
  if (!found?.mentors) throw new NotFoundError(NO_MENTOR);
  if ((await em.count(MentoringRequest, { mentor, status: "pending" })) < MAX_WAITING) return;
  throw new ConflictError(
    "This mentor has too many pending requests. Try again later, or ask another mentor.",
  );
}

/**
 * Records the mentor's decision about a request; their contact details are stored only if they accept.
 * @throws NotFoundError for requests to others; ConflictError once it is decided or withdrawn, and for
 * accepting when one of the two has left, or is no longer a mentor or a student.
 */
export async function decideMentoring(
  context: Context,
  id: string,
  accept: boolean,
  given: string,
): Promise<MentoringRequest> {
  const mentor = personOf(context).id;
  const { contact } = await validate(contactRules, { contact: given });
  return context.em.transactional(async (em) => {
    const request = await em.findOne(
      MentoringRequest,
      { id: parseId(id) ?? 0, mentor },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!request) throw new NotFoundError("This request doesn't exist.");
    const to = accept ? "accepted" : "declined";
    assertMove("mentoring", { by: "recipient", from: request.status, to });
    if (accept) await assertBothAreThere(context, em, request);
    Object.assign(request, {
      status: to,
      contact: accept ? contact : "",
      decidedAt: new Date(),
    });
    await em.flush();
    const decidedBy = await em.findOneOrFail(User, { id: mentor });
    await notify(em, [decisionNews({ request, mentor: decidedBy, publicUrl: context.publicUrl })]);
    return request;
  });
}

/** The filter of the listed requests; all of them by default. */
interface Listed {
  readonly status?: MentoringStatus | null | undefined;
  /** The viewer's role in the requests. */
  readonly side?: MentoringSide | null | undefined;
}

/** Returns the requests that the viewer sent or received, latest first. */
export function listMentoring(
  context: Context,
  page: PageArguments,
  { status, side }: Listed,
): Promise<Page<MentoringRequest>> {
  const { id } = personOf(context);
  const own = side ? { [side]: id } : { $or: [{ mentor: id }, { student: id }] };
  return findPage(context.em, MentoringRequest, page, {
    where: { ...own, ...(status ? { status } : {}) },
    orderBy: { id: "desc" },
    populate: ["mentor", "student"],
    strategy: "joined",
  });
}
