import { ref } from "@mikro-orm/core";
import { addJob } from "../../../jobs/queue.ts";
import { InvalidInputError, UnauthenticatedError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { hashToken, newToken } from "../../../shared/secret-token.ts";
import { SECOND_FACTOR } from "../credentials/credential.limits.ts";
import { checkGuess } from "../credentials/passwords/guess.ts";
import { signInCodeJob } from "../credentials/sign-in-code/sign-in-code.job.ts";
import { signInCodeFits } from "../credentials/sign-in-code/sign-in-code.ts";
import type { ChallengeMethod } from "../credentials/two-factor/challenge-method.ts";
import { consumeSecondFactor } from "../credentials/two-factor/consume-second-factor.ts";
import { SignInChallenge } from "../credentials/two-factor/sign-in-challenge.entity.ts";
import { mayUseAccount } from "../identity/account.policy.ts";
import { lockAccount } from "../identity/lock-account.ts";
import type { User } from "../identity/user.entity.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { CHALLENGE } from "./sign-in.limits.ts";
import type { SignIn } from "./sign-in.results.ts";

const MINUTE = 60_000;
/** How long a challenge is valid, in milliseconds; an email takes longer than an app. */
const LIFETIME = { app: 5 * MINUTE, mail: 10 * MINUTE };
const MESSAGES = {
  app: "Enter the code from your authenticator app",
  mail: "Enter the code we sent to your email address",
};

/** Creates the challenge of a sign-in with a correct password, and sends the code if it is sent by mail. */
export async function challenge(
  { em }: RequestContext,
  user: User,
  method: ChallengeMethod,
): Promise<SignIn> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME[method]);
  const created = em.create(SignInChallenge, {
    user: ref(user),
    tokenHash: hashToken(token),
    method,
    expiresAt,
  });
  await em.flush();
  if (method === "mail") await addJob(em, signInCodeJob, { id: created.id });
  return {
    message: MESSAGES[method],
    user: null,
    secondFactor: { token, method, expiresAt },
    accountRestored: false,
  };
}

/**
 * Completes a sign-in with the code from the authenticator app, a recovery code, or the code sent by mail.
 * @throws UnauthenticatedError if the challenge is invalid or expired, or for `code` if the code is wrong.
 * @throws TooManyRequestsError after too many wrong codes.
 */
export async function confirmSignIn(context: RequestContext, token: string, code: string): Promise<SignIn> {
  if (!code.trim()) throw new InvalidInputError("Code is required", { code: "Code is required" });
  const { em, settings } = context;
  const challenge = await em.findOne(
    SignInChallenge,
    { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } },
    { populate: ["user"] },
  );
  const user = challenge?.user.getEntity();
  if (!challenge || !user || !mayUseAccount(user, settings)) throw expired();
  const guards = [
    { limit: CHALLENGE, key: String(challenge.id) },
    { limit: SECOND_FACTOR, key: String(user.id) },
  ];
  const right = await checkGuess(context.limits, guards, () => consumeCode(context, challenge, code));
  if (!right) throw new UnauthenticatedError("Invalid code", { code: "Invalid code" });
  return em.transactional(async (em) => {
    const account = await lockAccount(em, user.id);
    const claimed = await em.nativeDelete(SignInChallenge, { id: challenge.id });
    if (!account || claimed === 0 || !mayUseAccount(account, settings)) throw expired();
    if (challenge.method === "mail") account.emailProvenAt ??= new Date();
    return completeSignIn(context, account);
  });
}

async function consumeCode(
  { em }: RequestContext,
  challenge: SignInChallenge,
  code: string,
): Promise<boolean> {
  if (challenge.method === "mail") return signInCodeFits(challenge, code);
  return consumeSecondFactor(em, challenge.user.id, code);
}

function expired(): UnauthenticatedError {
  return new UnauthenticatedError("This sign-in has expired. Please sign in again.");
}
