import { UnauthenticatedError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { validate } from "../../../shared/validation.ts";
import type { SignInInput } from "../account.inputs.ts";
import { mayUseAccount } from "../account.policy.ts";
import type { Done, SignIn } from "../account.results.ts";
import { signInRules } from "../account.rules.ts";
import { hashPassword, isOutdated, verifyPassword } from "../passwords/password-hash.ts";
import { User } from "../user.entity.ts";
import { beginSession, endSession } from "./session.service.ts";

/**
 * Signs in with username and password.
 * @throws UnauthenticatedError, one and the same for whatever does not hold (security.md A21).
 */
export async function signIn(context: RequestContext, input: SignInInput): Promise<SignIn> {
  const { username, password } = await validate(signInRules, input);
  const user = await context.em.findOne(User, { username }, { populate: ["passwordHash"] });
  const fits = await verifyPassword(user?.passwordHash, password);
  if (!user || !fits || !mayUseAccount(user, context.settings)) {
    throw new UnauthenticatedError("Invalid credentials");
  }
  if (user.passwordHash && isOutdated(user.passwordHash)) user.passwordHash = await hashPassword(password);
  await context.em.transactional(async () => beginSession(context, user));
  return { message: "Login successful", user, secondFactor: null, accountRestored: false };
}

/** Ends the session, if there is one. */
export async function signOut(context: RequestContext): Promise<Done> {
  await endSession(context);
  return { message: "Logged out successfully" };
}
