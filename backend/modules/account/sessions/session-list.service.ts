import { personOf, sessionOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import {
  endStanding,
  readStanding,
  type Standing,
  standingInWords,
} from "../../../shared/standing-access.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { lockAccount } from "../identity/lock-account.ts";
import { Session } from "./session.entity.ts";
import { MAX_SESSIONS, unexpired } from "./session.service.ts";

/** Returns the signed-in user's sessions, most recently used first. */
export function listSessions(context: Context): Promise<Session[]> {
  return context.em.find(
    Session,
    { user: personOf(context).id, ...unexpired(context.settings) },
    { orderBy: { lastUsedAt: "desc", id: "desc" }, limit: MAX_SESSIONS },
  );
}

/** Ends one of the user's own sessions. @throws NotFoundError if it doesn't exist or isn't theirs. */
export async function revokeSession(context: RequestContext, id: string): Promise<Done> {
  const actor = sessionOf(context);
  const key = parseId(id);
  const ended = key === undefined ? 0 : await context.em.nativeDelete(Session, { id: key, user: actor.id });
  if (ended === 0) throw new NotFoundError("This session doesn't exist.");
  await recordAuditEvent(context, { action: "account.sessions_ended", subject: actor.id });
  if (key === actor.sessionId) context.sessionCookie.clear();
  return { message: "The session was ended" };
}

/** Returns the other active access to the user's account besides this session, by kind. */
export function viewerStanding(context: Context): Promise<Standing[]> {
  const { id: userId, sessionId: keptSession } = sessionOf(context);
  return readStanding(context, { userId, keptSession });
}

/** Signs the user out everywhere else and ends the access of programs and calendars, too. */
export async function revokeOtherSessions(context: Context): Promise<Done> {
  const { id: userId, sessionId: keptSession } = sessionOf(context);
  // Whatever is being added right now is ended, too.
  await lockAccount(context.em, userId);
  const ended = await endStanding(context, context.em, { userId, keptSession });
  await recordAuditEvent(context, { action: "account.sessions_ended", subject: userId });
  const words = standingInWords(ended) || "0 other sessions";
  const isOne = ended.length === 1 && ended[0]?.count === 1;
  return { message: `${words} ${isOne ? "was" : "were"} ended` };
}
