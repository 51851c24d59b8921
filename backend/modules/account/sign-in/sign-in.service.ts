import { UnauthenticatedError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { type Guard, SIGN_IN_CODES } from "../credentials/credential.limits.ts";
import { checkGuess } from "../credentials/passwords/guess.ts";
import { hashPassword, isOutdated, passwordFits } from "../credentials/passwords/password-hash.ts";
import { mayUseAccount } from "../identity/account.policy.ts";
import { lockAccount } from "../identity/lock-account.ts";
import { User } from "../identity/user.entity.ts";
import { challenge } from "./challenge.service.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import type { SignInInput } from "./sign-in.inputs.ts";
import { signInGuards } from "./sign-in.limits.ts";
import type { SignIn } from "./sign-in.results.ts";
import { signInRules } from "./sign-in.rules.ts";

/**
 * Signs in with username and password, or returns a challenge if two-factor authentication is enabled, or if
 * someone elsewhere tried to guess the account's password.
 * @throws UnauthenticatedError, the same for every reason.
 * @throws TooManyRequestsError after too many failures.
 */
export async function signIn(context: RequestContext, input: SignInInput): Promise<SignIn> {
  const { em, limits, settings } = context;
  const { username, password } = await validate(signInRules, input);
  const user = await em.findOne(User, { username }, { populate: ["passwordHash"] });
  const { ofBoth, ofNetwork, ofAccount } = signInGuards(context, username, user);
  const check = async () => {
    const fits = await passwordFits(user?.passwordHash, password);
    return fits && user !== null && mayUseAccount(user, settings);
  };
  const right = await checkGuess(limits, [ofBoth, ofNetwork], check, [ofAccount]);
  const checked = user?.passwordHash;
  if (!right) await recordLockout(context, ofBoth, user);
  if (!right || !user || !checked) throw refused();
  await limits.forget(ofBoth.limit, ofBoth.key);
  // A demo account's password is public, and no one reads its mail.
  const guessed = !user.isDemo && !(await limits.hasLeft(ofAccount.limit, ofAccount.key));
  if (guessed && !user.twoFactorEnabledAt) await limits.count(SIGN_IN_CODES, String(user.id));
  const renewed = isOutdated(checked) ? await hashPassword(password) : checked;
  return em.transactional(async (em) => {
    const account = await lockAccount(em, user.id);
    const same = account?.passwordHash === checked && mayUseAccount(account, settings);
    if (!account || !same) throw refused();
    account.passwordHash = renewed;
    if (account.twoFactorEnabledAt) return challenge(context, account, "app");
    if (guessed) return challenge(context, account, "mail");
    return completeSignIn(context, account);
  });
}

/**
 * Recorded once, by the failure after which the account is locked for this network; unknown names are handled
 * the same.
 */
async function recordLockout(
  context: RequestContext,
  { limit, key }: Guard,
  user: User | null,
): Promise<void> {
  if (await context.limits.hasLeft(limit, key)) return;
  await recordAuditEvent(context, { action: "account.locked_out", ...(user && { subject: user.id }) });
}

function refused(): UnauthenticatedError {
  return new UnauthenticatedError("Invalid credentials");
}
