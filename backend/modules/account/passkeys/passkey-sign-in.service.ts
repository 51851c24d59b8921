import type { EntityManager } from "@mikro-orm/postgresql";
import { ConflictError, UnauthenticatedError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { hashToken } from "../../../shared/secret-token.ts";
import { SignInChallenge } from "../credentials/two-factor/sign-in-challenge.entity.ts";
import { mayUseAccount } from "../identity/account.policy.ts";
import { lockAccount } from "../identity/lock-account.ts";
import { completeSignIn } from "../sign-in/complete-sign-in.ts";
import type { SignIn } from "../sign-in/sign-in.results.ts";
import { descriptorOf, Passkey } from "./passkey.entity.ts";
import { SIGN_IN_CHALLENGES } from "./passkey.limits.ts";
import type { PasskeyRequest } from "./passkey.results.ts";
import { MAX_PASSKEYS } from "./passkey.rules.ts";
import type { ChallengePurpose } from "./passkey-challenge.entity.ts";
import {
  CHALLENGE_LIFETIME,
  newPasskeyChallenge,
  type TakenChallenge,
  takePasskeyChallenge,
} from "./passkey-challenges.ts";
import { type AssertionCredential, readAssertion } from "./read-credential.ts";
import { relyingParty } from "./relying-party.ts";
import { verifyPasskey } from "./verify-passkey.ts";

/**
 * Starts a sign-in by a passkey that the browser lets its owner choose, or, with the token of a sign-in that awaits
 * a code, by one of that account's.
 * @throws TooManyRequestsError after too many sign-ins from one network; UnauthenticatedError if the sign-in has
 * expired; ConflictError if its account has no passkey.
 */
export async function beginPasskeySignIn(
  context: RequestContext,
  token: string | null | undefined,
): Promise<PasskeyRequest> {
  const { em } = context;
  await context.limits.count(SIGN_IN_CHALLENGES, context.caller.network);
  const signIn = token ? await awaiting(em, token) : undefined;
  const user = signIn?.user.getEntity();
  const passkeys = user ? await em.find(Passkey, { user: user.id }, { limit: MAX_PASSKEYS }) : [];
  if (user && passkeys.length === 0)
    throw new ConflictError("This account has no passkeys. Enter a code instead.");
  const challenge = await newPasskeyChallenge(
    em,
    signIn ? "second_factor" : "sign_in",
    signIn && user ? { user, signIn } : {},
  );
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context.publicUrl).id,
    challenge,
    timeout: CHALLENGE_LIFETIME,
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: "required",
  });
  return { options: JSON.stringify(options), expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME) };
}

/** Whether the account of a sign-in that awaits a code has a passkey. */
export async function awaitsPasskey({ em }: RequestContext, token: string): Promise<boolean> {
  const [found] = await em.execute<{ has: boolean }[]>(
    `select exists (select from passkeys p where p.user_id = c.user_id) as has
     from sign_in_challenges c where c.token_hash = ?`,
    [hashToken(token)],
  );
  return found?.has ?? false;
}

/** The sign-in with this token that awaits its second factor. */
async function awaiting(em: EntityManager, token: string): Promise<SignInChallenge> {
  const found = await em.findOne(
    SignInChallenge,
    { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } },
    { populate: ["user"] },
  );
  if (!found) throw new UnauthenticatedError("This sign-in has expired. Please sign in again.");
  return found;
}

/**
 * Signs in by a passkey, which stands for the password and the second factor.
 * @throws InvalidInputError if the answer can't be read; UnauthenticatedError, the same for every other reason.
 */
export function signInByPasskey(context: RequestContext, json: string): Promise<SignIn> {
  return finish(context, json, "sign_in", async () => true);
}

/**
 * Completes a sign-in that awaits a code by a passkey of its account.
 * @throws InvalidInputError if the answer can't be read; UnauthenticatedError, the same for every other reason.
 */
export function confirmSignInByPasskey(
  context: RequestContext,
  token: string,
  json: string,
): Promise<SignIn> {
  return finish(context, json, "second_factor", async (em, { signInId, userId }, accountId) => {
    if (userId !== accountId || signInId === null) return false;
    const signIn = { id: signInId, tokenHash: hashToken(token), expiresAt: { $gt: new Date() } };
    return (await em.nativeDelete(SignInChallenge, signIn)) === 1;
  });
}

/** Whether the challenge lets this account in. */
type Claim = (em: EntityManager, taken: TakenChallenge, accountId: number) => Promise<boolean>;

async function finish(
  context: RequestContext,
  json: string,
  purpose: ChallengePurpose,
  claim: Claim,
): Promise<SignIn> {
  const { credential, challenge } = readAssertion(json);
  const done = await context.em.transactional(async (em) => {
    const taken = await takePasskeyChallenge(em, challenge, purpose);
    const account = taken && (await accountOf(em, credential));
    if (!account || !mayUseAccount(account, context.settings)) return undefined;
    // Read under the account's lock: it may have been removed, or have signed, a moment ago.
    const passkey = await em.findOne(Passkey, credentialOf(credential), { refresh: true });
    const signed = passkey && (await verifyPasskey(context.publicUrl, passkey, credential, challenge));
    if (!signed || !(await claim(em, taken, account.id))) return undefined;
    Object.assign(passkey, { ...signed, lastUsedAt: new Date() });
    return completeSignIn(context, account);
  });
  // Thrown only now, so that the challenge stays used up.
  if (!done) throw refused();
  return done;
}

async function accountOf(em: EntityManager, credential: AssertionCredential) {
  const found = await em.findOne(Passkey, credentialOf(credential));
  return found && lockAccount(em, found.user.id);
}

const credentialOf = ({ id }: AssertionCredential) => ({ credentialId: Buffer.from(id, "base64url") });

function refused(): UnauthenticatedError {
  return new UnauthenticatedError(
    "This passkey can't be used to sign in. Try again, or sign in with your password.",
  );
}
