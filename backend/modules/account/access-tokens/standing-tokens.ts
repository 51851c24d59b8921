import type { StandingAccess } from "../../../shared/standing-access.ts";
import { AccessToken } from "./access-token.entity.ts";
import { endTokens } from "./end-tokens.ts";

/** The person's access tokens. */
export const standingTokens: StandingAccess = {
  kind: "access_tokens",
  nouns: ["access token", "access tokens"],
  path: "/developers/tokens",
  count: (em, { userId: user }) => em.count(AccessToken, { user, expiresAt: { $gt: new Date() } }),
  end: (em, { userId }) => endTokens(em, userId),
};
