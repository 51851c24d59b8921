import { randomInt } from "node:crypto";
import { ref } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import anyAscii from "any-ascii";
import type { SignInProvider } from "../../../shared/context.ts";
import { ConflictError, UnauthenticatedError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { usernameSkeleton } from "../../../shared/text/username-skeleton.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { mayUseAccount } from "../identity/account.policy.ts";
import { lockAccount } from "../identity/lock-account.ts";
import { asTaken } from "../identity/taken.ts";
import { User } from "../identity/user.entity.ts";
import { beginSession } from "../sessions/session.service.ts";
import { challenge } from "../sign-in/challenge.service.ts";
import { completeSignIn } from "../sign-in/complete-sign-in.ts";
import { registrationLimit } from "../sign-in/sign-in.limits.ts";
import type { SignIn } from "../sign-in/sign-in.results.ts";
import { LinkedIdentity } from "./linked-identity.entity.ts";
import { PROVIDER_SIGN_INS } from "./provider.limits.ts";
import type { ProviderRequest } from "./provider.types.ts";
import { beginAt, providerOf, readAnswer } from "./provider-answer.ts";
import type { Vouched } from "./vouched.ts";

/** Begins a sign-in at a provider. @throws NotFoundError if there is none with this id; UnavailableError */
export async function beginProviderSignIn(context: RequestContext, id: string): Promise<ProviderRequest> {
  const provider = providerOf(context, id);
  await context.limits.count(PROVIDER_SIGN_INS, context.caller.network);
  return beginAt(context, provider);
}

/**
 * Signs in by a provider's answer: to the account that is linked, or to a new one if the provider verified an address
 * that no account has. An account is never found by its address, so that nobody gets in by a mailbox of old.
 * @throws UnauthenticatedError; ConflictError if an account has the address; UnavailableError
 */
export async function completeProviderSignIn(
  context: RequestContext,
  id: string,
  answer: string,
  binding: string,
): Promise<SignIn> {
  const provider = providerOf(context, id);
  const vouched = await readAnswer(context, provider, answer, binding);
  if (vouched.forUser !== null)
    throw new UnauthenticatedError("This was started to link an account. Please start over.");
  const known = await ownerOf(context, vouched);
  if (known) return signInTo(context, known, vouched);
  try {
    return await signUp(context, provider, vouched);
  } catch (error) {
    // Another tab may have made the account a moment ago.
    const made = await ownerOf(context, vouched);
    if (made) return signInTo(context, made, vouched);
    throw asTaken(error);
  }
}

/** The account that is linked, if any. */
async function ownerOf({ em }: RequestContext, { issuer, subject }: Vouched): Promise<number | undefined> {
  const linked = await em.findOne(LinkedIdentity, { issuer, subject });
  return linked?.user.id;
}

/** Signs in to the account that is linked. */
function signInTo(context: RequestContext, owner: number, { issuer, subject }: Vouched): Promise<SignIn> {
  return context.em.transactional(async (em) => {
    const account = await lockAccount(em, owner);
    // It may have been unlinked a moment ago.
    const linked = await em.findOne(LinkedIdentity, { issuer, subject }, { refresh: true });
    if (!account || linked?.user.id !== account.id || !mayUseAccount(account, context.settings))
      throw new UnauthenticatedError(`This account can't be used. Sign in another way, or contact us.`);
    linked.lastUsedAt = new Date();
    if (account.twoFactorEnabledAt) return challenge(context, account, "app");
    return completeSignIn(context, account);
  });
}

/** Creates the account of somebody whom no account is linked to. */
async function signUp(context: RequestContext, provider: SignInProvider, vouched: Vouched): Promise<SignIn> {
  const { email, emailVerified, issuer, subject } = vouched;
  if (!email || !emailVerified) {
    throw new UnauthenticatedError(
      `${provider.name} hasn't verified an email address of yours. Sign up with a password; then you can link ${provider.name} in your settings.`,
    );
  }
  await context.limits.count(registrationLimit(context.settings), context.caller.network);
  return context.em.transactional(async (em) => {
    if (await em.count(User, { email })) throw addressTaken(provider);
    const username = await freeUsername(em, email);
    const user = em.create(User, {
      username,
      email,
      firstName: vouched.firstName ?? username,
      lastName: vouched.lastName ?? username,
      emailProvenAt: new Date(),
    });
    em.create(LinkedIdentity, {
      user: ref(user),
      provider: provider.id,
      issuer,
      subject,
      email,
      lastUsedAt: new Date(),
    });
    await em.flush();
    await beginSession(context, user);
    await recordAuditEvent(context, { action: "account.registered", subject: user.id });
    return { message: "Registration successful", user, secondFactor: null, accountRestored: false };
  });
}

const addressTaken = ({ name }: SignInProvider) =>
  new ConflictError(
    `There is already an account with your address. Sign in as you usually do, then link ${name} in your settings.`,
  );

/** A username by the address's first part, with a number if somebody has it, or one that looks like it. */
async function freeUsername(em: EntityManager, email: string): Promise<string> {
  const [local = ""] = email.split("@");
  const name = anyAscii(local)
    .replace(/[^a-zA-Z0-9._-]/g, "")
    .slice(0, 40);
  const base = /[a-zA-Z0-9]/.test(name) && name.length >= 3 ? name : `person-${name}`;
  const candidates = [base, ...Array.from({ length: 9 }, () => `${base}-${randomInt(1_000, 1_000_000)}`)];
  const skeletons = candidates.map(usernameSkeleton);
  const taken = await em.find(
    User,
    { $or: [{ username: { $in: candidates } }, { usernameSkeleton: { $in: skeletons } }] },
    { fields: ["username", "usernameSkeleton"] },
  );
  const names = new Set(taken.flatMap((user) => [usernameSkeleton(user.username), user.usernameSkeleton]));
  const free = candidates.find((candidate) => !names.has(usernameSkeleton(candidate)));
  if (free) return free;
  throw new ConflictError("We couldn't find a free username. Please sign up with a password.");
}
