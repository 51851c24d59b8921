import { UnauthenticatedError } from "../../shared/errors.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { validate } from "../../shared/validation.ts";
import { mayUseAccount } from "../accounts/account.policy.ts";
import { User } from "../accounts/user.entity.ts";
import { checkGuess } from "../credentials/passwords/guess.ts";
import { hashPassword, isOutdated, passwordFits } from "../credentials/passwords/password-hash.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { challengeSecondFactor } from "./second-factor.service.ts";
import type { SignInInput } from "./sign-in.inputs.ts";
import { signInGuards } from "./sign-in.limits.ts";
import type { SignIn } from "./sign-in.results.ts";
import { signInRules } from "./sign-in.rules.ts";

/**
 * Signs in with username and password, or returns a challenge if two-factor authentication is enabled.
 * @throws UnauthenticatedError, the same whatever the reason.
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
