import { Router } from "express";
import { assertCleanText } from "../../shared/clean-text.ts";
import { NotFoundError } from "../../shared/errors.ts";
import type { Limit } from "../../shared/limits.ts";
import type { ContextOf, RequestContext } from "../../shared/request-context.ts";
import { hashToken } from "../../shared/secret-token.ts";
import { mayUseAccount } from "../accounts/account.policy.ts";
import { User } from "../accounts/user.entity.ts";
import { MAX_DAYS_AHEAD } from "../mentoring/sessions/session.rules.ts";
import { sessionsOf } from "../mentoring/sessions/session-list.service.ts";
import { CalendarAddress } from "./calendar-address.entity.ts";
import { deadlinesOf } from "./deadlines.ts";
import { toCalendar } from "./to-calendar.ts";

/** Wrong addresses per network. Right ones never count: calendar services read for many people from one network. */
const GUESSES: Limit = {
  name: "calendar-guesses",
  times: 30,
  seconds: 600,
  message: "Too many wrong calendar addresses.",
};

/** Which mentoring sessions a calendar holds. */
const SESSIONS = { daysBack: 30, daysAhead: MAX_DAYS_AHEAD, most: 500 };

/**
 * GET /calendar.ics?key=…: a person's deadlines and mentoring sessions for their calendar application, which has no cookie. The secret stands
 * in the query, because the request log has paths only.
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
    const calendar = toCalendar({ owner, deadlines, meetings }, context.publicUrl);
    response.type("text/calendar; charset=utf-8").send(calendar);
  });
  return router;
}

/** The account with this calendar. @throws NotFoundError for an address that never was or is no more. */
async function ownerOf({ em, limits, caller, settings }: RequestContext, key: string): Promise<number> {
  assertCleanText({ key });
  const calendar = key ? await em.findOne(CalendarAddress, { tokenHash: hashToken(key) }) : null;
  const owner = calendar && (await em.findOne(User, { id: calendar.ownerId }));
  if (!owner || !mayUseAccount(owner, settings)) {
    await limits.count(GUESSES, caller.network);
    throw new NotFoundError("There is no calendar at this address.");
  }
  await em.execute(
    `update calendar_addresses set read_at = now()
     where owner_id = ? and (read_at is null or read_at < now() - interval '1 hour')`,
    [owner.id],
  );
  return owner.id;
}
