import { ref } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { SessionActor } from "../../../shared/actor.ts";
import type { Settings } from "../../../shared/context.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { hashToken, newToken } from "../../../shared/secret-token.ts";
import { endTokens } from "../access-tokens/end-tokens.ts";
import { mayUseAccount } from "../identity/account.policy.ts";
import type { User } from "../identity/user.entity.ts";
import { Session } from "./session.entity.ts";

const HOUR = 3600 * 1000;
/** The minimum interval between updates of a session's last use, in milliseconds. */
const USE_PRECISION = 60_000;

/** The maximum number of sessions per account. */
export const MAX_SESSIONS = 20;

/**
 * Starts a session for `user` on the caller's device and sets its cookie. The device's previous session ends,
 * as do the oldest ones beyond 20. Must be called with the account locked.
 */
export async function beginSession(context: RequestContext, user: User): Promise<Session> {
  const { em, caller, sessionCookie, settings } = context;
  const token = newToken();
  const now = Date.now();
  if (sessionCookie.token) await em.nativeDelete(Session, { tokenHash: hashToken(sessionCookie.token) });
  const session = em.create(Session, {
    user: ref(user),
    tokenHash: hashToken(token),
    userAgent: caller.userAgent?.slice(0, 400) ?? null,
    address: caller.address.slice(0, 45),
    createdAt: new Date(now),
    lastUsedAt: new Date(now),
    expiresAt: new Date(now + settings.sessionMaxHours * HOUR),
  });
  user.lastLogin = new Date(now);
  user.lastActiveAt = new Date(now);
  await em.flush();
  await em.execute(
    `delete from sessions where user_id = ? and id in (
       select id from sessions where user_id = ? order by id desc offset ?)`,
    [user.id, user.id, MAX_SESSIONS],
  );
  sessionCookie.set(token, session.expiresAt);
  return session;
}

/**
 * Returns the actor of a session token, with the account loaded into the unit of work; undefined if the
 * session is invalid.
 */
export async function findActor(
  em: EntityManager,
  token: string,
  settings: Pick<Settings, "sessionIdleHours" | "demo">,
): Promise<SessionActor | undefined> {
  const session = await em.findOne(
    Session,
    { tokenHash: hashToken(token), ...unexpired(settings) },
    { populate: ["user"] },
  );
  if (!session) return undefined;
  const user = session.user.getEntity();
  if (!mayUseAccount(user, settings)) return undefined;
  if (Date.now() - session.lastUsedAt.getTime() > USE_PRECISION) await noteUse(em, session.id);
  return { kind: "session", id: user.id, role: user.role, sessionId: session.id };
}

/** Returns the ids of those sessions that are valid, in one statement. */
export async function findValidSessions(
  em: EntityManager,
  ids: readonly number[],
  settings: Pick<Settings, "sessionIdleHours" | "demo">,
): Promise<ReadonlySet<number>> {
  const where = { id: { $in: [...ids] }, ...unexpired(settings) };
  const sessions = await em.find(Session, where, { populate: ["user"], strategy: "joined" });
  return new Set(
    sessions.filter(({ user }) => mayUseAccount(user.getEntity(), settings)).map(({ id }) => id),
  );
}

/** Returns the condition for valid sessions: neither idle for too long nor expired. */
export function unexpired({ sessionIdleHours }: Pick<Settings, "sessionIdleHours">) {
  const now = Date.now();
  return {
    expiresAt: { $gt: new Date(now) },
    lastUsedAt: { $gt: new Date(now - sessionIdleHours * HOUR) },
  };
}

/** Bypasses the unit of work, so that the account's version isn't incremented. */
async function noteUse(em: EntityManager, sessionId: number): Promise<void> {
  await em.execute(
    `with used as (update sessions set last_used_at = now() where id = ? returning user_id)
     update users set last_active_at = now() from used where users.id = used.user_id`,
    [sessionId],
  );
}

/** Ends the request's session, if any, on the server and in the browser. */
export async function endSession({ em, sessionCookie }: RequestContext): Promise<Done> {
  if (sessionCookie.token) await em.nativeDelete(Session, { tokenHash: hashToken(sessionCookie.token) });
  sessionCookie.clear();
  return { message: "Logged out successfully" };
}

/**
 * Ends all sessions of a user except `exceptId`. If none remain, their access tokens end, too: after a
 * password reset, and when the account is deactivated or deleted.
 */
export async function endSessions(em: EntityManager, userId: number, exceptId?: number): Promise<number> {
  if (exceptId === undefined) await endTokens(em, userId);
  return em.nativeDelete(Session, {
    user: userId,
    ...(exceptId === undefined ? {} : { id: { $ne: exceptId } }),
  });
}
