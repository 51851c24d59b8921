import { ref } from "@mikro-orm/core";
import { InvalidInputError, UnauthenticatedError } from "../../shared/errors.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { hashToken, newToken } from "../../shared/secret-token.ts";
import { mayUseAccount } from "../accounts/account.policy.ts";
import type { User } from "../accounts/user.entity.ts";
import { SECOND_FACTOR } from "../credentials/credential.limits.ts";
import { checkGuess } from "../credentials/passwords/guess.ts";
import { consumeRecoveryCode } from "../credentials/two-factor/recovery-codes.ts";
import { SignInChallenge } from "../credentials/two-factor/sign-in-challenge.entity.ts";
import { consumeTotp } from "../credentials/two-factor/totp.ts";
import { TwoFactorSecret } from "../credentials/two-factor/two-factor-secret.entity.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { CHALLENGE } from "./sign-in.limits.ts";
import type { SignIn } from "./sign-in.results.ts";

/** How long a sign-in challenge is valid, in milliseconds. */
const CHALLENGE_LIFETIME = 5 * 60_000;

/** Creates a second-factor challenge for a sign-in with a correct password. */
export async function challengeSecondFactor({ em }: RequestContext, user: User): Promise<SignIn> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + CHALLENGE_LIFETIME);
  em.create(SignInChallenge, { user: ref(user), tokenHash: hashToken(token), expiresAt });
  await em.flush();
  return {
    message: "Enter the code from your authenticator app",
    user: null,
    secondFactor: { token, expiresAt },
    accountRestored: false,
  };
}

/**
 * Completes a sign-in with a code from the authenticator app or a recovery code.
 * @throws UnauthenticatedError if the challenge is invalid or expired, or at `code` if the code is wrong.
 * @throws TooManyRequestsError after too many wrong codes.
 */
export async function confirmSignIn(context: RequestContext, token: string, code: string): Promise<SignIn> {
  if (!code.trim()) throw new InvalidInputError("Code is required", { code: "Code is required" });
  const { em } = context;
  const challenge = await em.findOne(
    SignInChallenge,
    { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } },
    { populate: ["user"] },
  );
  const user = challenge?.user.getEntity();
  if (!challenge || !user || !mayUseAccount(user, context.settings)) throw expired();
  const secret = await em.findOne(TwoFactorSecret, { user: user.id });
  const guards = [
    { limit: CHALLENGE, key: String(challenge.id) },
    { limit: SECOND_FACTOR, key: String(user.id) },
  ];
  const right = await checkGuess(
    context.limits,
    guards,
    async () =>
      (secret !== null && (await consumeTotp(em, secret, code))) ||
      (await consumeRecoveryCode(em, user.id, code)),
  );
  if (!right) throw new UnauthenticatedError("Invalid code", { code: "Invalid code" });
  if ((await em.nativeDelete(SignInChallenge, { id: challenge.id })) === 0) throw expired();
  return completeSignIn(context, user);
}

function expired(): UnauthenticatedError {
  return new UnauthenticatedError("This sign-in has expired. Please sign in again.");
}
