import { Router } from "express";
import { NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import type { ContextOf, RequestContext } from "../../../shared/request-context.ts";
import { hashToken } from "../../../shared/secret-token.ts";
import { assertCleanText } from "../../../shared/text/clean-text.ts";
import { MAX_DAYS_AHEAD } from "../../community/mentoring/sessions/session.rules.ts";
import { sessionsOf } from "../../community/mentoring/sessions/session-list.service.ts";
import { evaluationDays } from "../../marketplace/evaluations/evaluation-days.ts";
import { mayUseAccount } from "../identity/account.policy.ts";
import { User } from "../identity/user.entity.ts";
import { deadlinesOf } from "./deadlines.ts";
import { toCalendar } from "./to-calendar.ts";

/**
 * Invalid addresses per network. Valid ones are never counted, since calendar services read for many people
 * from one network.
 */
const GUESSES: Limit = {
  name: "calendar-guesses",
  times: 30,
  seconds: 600,
  message: "Too many wrong calendar addresses.",
};

/** The range and maximum number of mentoring sessions in a calendar. */
const SESSIONS = { daysBack: 30, daysAhead: MAX_DAYS_AHEAD, most: 500 };

/**
 * GET /calendar.ics?key=…: a person's deadlines, mentoring sessions and days of evaluations for their calendar
 * application, which has no cookie. The secret is in the query string because the request log contains only paths.
 */
export function privateCalendar(contextOf: ContextOf): Router {
  const router = Router();
  router.get("/calendar.ics", async (request, response) => {
    response.set("Cache-Control", "private, no-store").set("X-Robots-Tag", "noindex");
    const context = await contextOf(request, response);
    const { key } = request.query;
    const owner = await ownerOf(context, typeof key === "string" ? key : "");
    const deadlines = await deadlinesOf(context, owner);
    const meetings = await sessionsOf(context.em, owner, SESSIONS);
    const days = await evaluationDays(context.em, owner);
    const calendar = toCalendar({ owner, deadlines, meetings, days }, context.publicUrl);
    response.type("text/calendar; charset=utf-8").send(calendar);
  });
  return router;
}

/** Finds the calendar's owner, and records at most once an hour that it was read. */
const READ = `
  with found as (select owner_id, read_at from calendar_addresses where token_hash = ?), noted as (
    update calendar_addresses c set read_at = now() from found f
    where c.owner_id = f.owner_id and (f.read_at is null or f.read_at < now() - interval '1 hour')
  ) select owner_id from found`;

/**
 * Returns the account with this calendar.
 * @throws NotFoundError for an address that is unknown or revoked.
 */
async function ownerOf({ em, limits, caller, settings }: RequestContext, key: string): Promise<number> {
  assertCleanText({ key });
  const [calendar] = key ? await em.execute<{ owner_id: number }[]>(READ, [hashToken(key)]) : [];
  const owner = calendar && (await em.findOne(User, { id: calendar.owner_id }));
  if (!owner || !mayUseAccount(owner, settings)) {
    await limits.count(GUESSES, caller.network);
    throw new NotFoundError("There's no calendar at this address.");
  }
  return owner.id;
}
