import { ref } from "@mikro-orm/core";
import { sessionOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { endOfDay, timeZone } from "../../../shared/days/days.ts";
import {
  ConflictError,
  InvalidInputError,
  NotFoundError,
  UnauthenticatedError,
} from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { hashToken } from "../../../shared/secret-token.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { lockAccount } from "../identity/lock-account.ts";
import { AccessToken } from "./access-token.entity.ts";
import { accessTokenRules, problemOfScopes } from "./access-token.rules.ts";
import type { AccessTokenInput, NewAccessToken } from "./access-token.types.ts";
import { endTokens } from "./end-tokens.ts";
import { notifyOfNewToken } from "./letters.ts";
import { newAccessToken } from "./token-format.ts";

/** The maximum number of tokens per person. */
export const MAX_TOKENS = 50;
/** New tokens per account. */
const CREATIONS: Limit = {
  name: "access-tokens",
  times: 20,
  seconds: 3600,
  message: "You've created a lot of access tokens.",
};

/** Returns the viewer's tokens, newest first. */
export function listAccessTokens(context: Context): Promise<AccessToken[]> {
  const user = sessionOf(context).id;
  return context.em.find(AccessToken, { user }, { orderBy: { id: "desc" }, limit: MAX_TOKENS });
}

/**
 * Creates a token for the viewer and notifies them by mail.
 * @throws InvalidInputError for an invalid field; ConflictError beyond 50 tokens.
 */
export async function createAccessToken(context: Context, input: AccessTokenInput): Promise<NewAccessToken> {
  const { em } = context;
  const { id, role } = sessionOf(context);
  const { name, scopes, expiresOn } = await validate(accessTokenRules(timeZone()), input);
  const problem = problemOfScopes(scopes, role === "admin");
  if (problem) throw new InvalidInputError(problem, { scopes: problem });
  await context.limits.count(CREATIONS, String(id));
  const user = await lockAccount(em, id);
  if (!user?.isActive) throw new UnauthenticatedError();
  if ((await em.count(AccessToken, { user: id })) >= MAX_TOKENS)
    throw new ConflictError(`You have ${MAX_TOKENS} access tokens. Revoke one first.`);
  const token = newAccessToken();
  const accessToken = em.create(AccessToken, {
    user: ref(user),
    name,
    tokenHash: hashToken(token),
    hint: token.slice(-4),
    scopes: [...new Set(scopes)],
    expiresAt: endOfDay(expiresOn),
  });
  await em.flush();
  await notifyOfNewToken(context, user, accessToken);
  const changes = { scopes: { after: accessToken.scopes.join(", ") }, expiresOn: { after: expiresOn } };
  await recordAuditEvent(context, { action: "access_token.created", subject: accessToken.id, changes });
  return { token, accessToken };
}

/**
 * Revokes one of the viewer's tokens.
 * @throws NotFoundError if it doesn't exist or isn't theirs.
 */
export async function revokeAccessToken(context: Context, id: string): Promise<Done> {
  const user = sessionOf(context).id;
  const key = parseId(id);
  const ended = key === undefined ? 0 : await context.em.nativeDelete(AccessToken, { id: key, user });
  if (key === undefined || ended === 0) throw new NotFoundError("This access token doesn't exist.");
  await recordAuditEvent(context, { action: "access_token.revoked", subject: key });
  return { message: "The access token was revoked" };
}

/** Revokes all of the viewer's tokens. */
export async function revokeAllAccessTokens(context: Context): Promise<Done> {
  const { id } = sessionOf(context);
  const ended = await endTokens(context.em, id);
  await recordAuditEvent(context, { action: "account.access_tokens_revoked", subject: id });
  return { message: ended === 1 ? "1 access token was revoked" : `${ended} access tokens were revoked` };
}

/** Counts the active tokens of all people. */
export function countActiveTokens({ em }: Context): Promise<number> {
  return em.count(AccessToken, { expiresAt: { $gt: new Date() } });
}
