import { randomBytes } from "node:crypto";
import { type EntityManager, ref } from "@mikro-orm/postgresql";
import { hashToken } from "../../../shared/secret-token.ts";
import type { SignInChallenge } from "../credentials/two-factor/sign-in-challenge.entity.ts";
import type { User } from "../identity/user.entity.ts";
import { type ChallengePurpose, PasskeyChallenge } from "./passkey-challenge.entity.ts";

/** How long a browser may take to answer, in milliseconds. */
export const CHALLENGE_LIFETIME = 5 * 60_000;

/** Stores the hash of a new challenge and returns the challenge. */
export async function newPasskeyChallenge(
  em: EntityManager,
  purpose: ChallengePurpose,
  of: { user?: User; signIn?: SignInChallenge } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  em.create(PasskeyChallenge, {
    challengeHash: hashOf(challenge),
    purpose,
    user: of.user ? ref(of.user) : null,
    signInChallenge: of.signIn ? ref(of.signIn) : null,
    expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME),
  });
  await em.flush();
  return challenge;
}

/** The account and the sign-in that a challenge was made for. */
export interface TakenChallenge {
  readonly userId: number | null;
  readonly signInId: number | null;
}

/** Uses up the challenge that an answer names; undefined if it is unknown, used, expired or for something else. */
export async function takePasskeyChallenge(
  em: EntityManager,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<TakenChallenge | undefined> {
  const [taken] = await em.execute<TakenChallenge[]>(
    `delete from passkey_challenges where challenge_hash = ? and purpose = ? and expires_at > now()
     returning user_id as "userId", sign_in_challenge_id as "signInId"`,
    [hashOf(Buffer.from(challenge, "base64url")), purpose],
  );
  return taken;
}

const hashOf = (challenge: Uint8Array) => hashToken(Buffer.from(challenge).toString("base64url"));
