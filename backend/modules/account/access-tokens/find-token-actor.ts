import type { EntityManager } from "@mikro-orm/postgresql";
import type { TokenActor } from "../../../shared/actor.ts";
import type { Settings } from "../../../shared/context.ts";
import { UnauthenticatedError } from "../../../shared/errors.ts";
import { hashToken } from "../../../shared/secret-token.ts";
import { mayUseAccount } from "../identity/account.policy.ts";
import { AccessToken } from "./access-token.entity.ts";
import { looksLikeToken } from "./token-format.ts";

/** The minimum interval between two records of a token's use, in milliseconds. */
const USE_PRECISION = 5 * 60_000;

/** Returns the bearer token of an Authorization header; undefined without one, or for other schemes. */
export function bearerOf(header: string | undefined): string | undefined {
  const found = /^Bearer(?:\s+(.*))?$/i.exec(header ?? "");
  return found ? (found[1] ?? "") : undefined;
}

/**
 * Returns the actor of a token, with the account loaded into the unit of work.
 * @param network the network from which it is used.
 * @throws UnauthenticatedError for an invalid token.
 */
export async function findTokenActor(
  em: EntityManager,
  token: string,
  network: string,
  settings: Pick<Settings, "demo">,
): Promise<TokenActor> {
  const found = looksLikeToken(token)
    ? await em.findOne(
        AccessToken,
        { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } },
        { populate: ["user"] },
      )
    : null;
  const user = found?.user.getEntity();
  if (!found || !user || !mayUseAccount(user, settings))
    throw new UnauthenticatedError("This access token doesn't work: it's wrong, expired or revoked.");
  if (Date.now() - (found.lastUsedAt?.getTime() ?? 0) > USE_PRECISION) await noteUse(em, found.id, network);
  return { kind: "token", id: user.id, role: user.role, tokenId: found.id, scopes: found.scopes };
}

/** Concurrent requests record it only once. */
async function noteUse(em: EntityManager, id: number, network: string): Promise<void> {
  await em.execute(
    `update access_tokens set last_used_at = now(), last_used_from = ?
     where id = (select id from access_tokens where id = ?
       and (last_used_at is null or last_used_at < now() - ? * interval '1 millisecond') for update skip locked)`,
    [network, id, USE_PRECISION],
  );
}
