import type { Done } from "../../../shared/done.ts";
import { UnauthenticatedError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { validate } from "../../../shared/validation.ts";
import type { SignInInput } from "../account.inputs.ts";
import { signInGuards } from "../account.limits.ts";
import { mayUseAccount } from "../account.policy.ts";
import type { SignIn } from "../account.results.ts";
import { signInRules } from "../account.rules.ts";
import { checkGuess } from "../passwords/guess.ts";
import { hashPassword, isOutdated, passwordFits } from "../passwords/password-hash.ts";
import { User } from "../user.entity.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { challengeSecondFactor } from "./second-factor.service.ts";
import { endSession } from "./session.service.ts";

/**
 * Signs in with username and password, or asks for the second factor where it is on.
 * @throws UnauthenticatedError, one and the same for whatever does not hold (security.md A21).
 * @throws TooManyRequestsError after too many failures.
 */
export async function signIn(context: RequestContext, input: SignInInput): Promise<SignIn> {
  const { username, password } = await validate(signInRules, input);
  const { ofBoth, ofAddress, ofAccount } = signInGuards(context, username);
  const user = await context.em.findOne(User, { username }, { populate: ["passwordHash"] });
  const right = await checkGuess(context.limits, [ofBoth, ofAddress, ofAccount], async () => {
    const fits = await passwordFits(user?.passwordHash, password);
    return fits && user !== null && mayUseAccount(user, context.settings);
  });
  if (!right || !user) throw new UnauthenticatedError("Invalid credentials");
  for (const { limit, key } of [ofBoth, ofAccount]) await context.limits.forget(limit, key);
  if (user.passwordHash && isOutdated(user.passwordHash)) user.passwordHash = await hashPassword(password);
  if (user.twoFactorEnabledAt) return challengeSecondFactor(context, user);
  return completeSignIn(context, user);
}

/** Ends the session, if there is one. */
export async function signOut(context: RequestContext): Promise<Done> {
  await endSession(context);
  return { message: "Logged out successfully" };
}
