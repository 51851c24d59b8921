import { ref } from "@mikro-orm/core";
import { UniqueConstraintViolationException } from "@mikro-orm/postgresql";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { recordAuditEvent } from "../../administration/audit/record-audit-event.ts";
import { confirmOwnPassword, lockConfirmed } from "../credentials/passwords/own-password.ts";
import { confirmSecondFactor } from "../credentials/two-factor/two-factor.service.ts";
import { lockAccount } from "../identity/lock-account.ts";
import { queueNotice } from "../identity/notice.ts";
import { deviceName } from "../sessions/device.ts";
import { descriptorOf, Passkey } from "./passkey.entity.ts";
import type { PasskeyRequest } from "./passkey.results.ts";
import { MAX_PASSKEYS, newPasskeyRules, passkeyRules } from "./passkey.rules.ts";
import { CHALLENGE_LIFETIME, newPasskeyChallenge, takePasskeyChallenge } from "./passkey-challenges.ts";
import { readRegistration } from "./read-credential.ts";
import { KEY_ALGORITHMS, relyingParty } from "./relying-party.ts";
import { userHandleOf } from "./user-handle.ts";
import { verifyNewPasskey } from "./verify-passkey.ts";

/** Returns the viewer's passkeys, oldest first. */
export function listPasskeys(context: Context): Promise<Passkey[]> {
  const user = personOf(context).id;
  return context.em.find(Passkey, { user }, { orderBy: { id: "asc" }, limit: MAX_PASSKEYS });
}

/**
 * Starts adding a passkey. Requires what a sign-in requires, since a passkey replaces it: a stolen session can't
 * leave one behind.
 * @throws InvalidInputError for `password` or `code`; ConflictError if the account has 20 passkeys.
 */
export async function beginPasskey(
  context: Context,
  password: string,
  code: string | null | undefined,
): Promise<PasskeyRequest> {
  const user = await confirmOwnPassword(context, password);
  await confirmSecondFactor(context, user, code);
  const { id: rpID, name: rpName } = relyingParty(context.publicUrl);
  // Loaded when the first passkey is, as it takes 27 MB.
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  return context.em.transactional(async (em) => {
    await lockConfirmed(em, user);
    const passkeys = await listPasskeys(context);
    assertRoom(passkeys.length);
    const options = await generateRegistrationOptions({
      rpID,
      rpName,
      userID: new Uint8Array(Buffer.from(userHandleOf(user.id), "base64url")),
      userName: user.username,
      userDisplayName: `${user.firstName} ${user.lastName}`,
      challenge: await newPasskeyChallenge(em, "registration", { user }),
      timeout: CHALLENGE_LIFETIME,
      excludeCredentials: passkeys.map(descriptorOf),
      supportedAlgorithmIDs: KEY_ALGORITHMS,
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    return { options: JSON.stringify(options), expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME) };
  });
}

/**
 * Adds the passkey that an authenticator made for `beginPasskey`, and tells its owner by mail.
 * @throws InvalidInputError for `credential` or `name`; ConflictError if it was added before, or beyond 20.
 */
export async function createPasskey(
  context: RequestContext,
  json: string,
  given: string | null | undefined,
): Promise<Passkey> {
  const { credential, challenge } = readRegistration(json);
  const { name } = await validate(newPasskeyRules, { name: given ?? "" });
  const { id } = personOf(context);
  const added = await context.em.transactional(async (em) => {
    const user = await lockAccount(em, id);
    const taken = await takePasskeyChallenge(em, challenge, "registration");
    if (!user || taken?.userId !== id) return undefined;
    const made = await verifyNewPasskey(context.publicUrl, credential, challenge);
    if (!made) return undefined;
    assertRoom(await em.count(Passkey, { user: id }));
    const passkey = em.create(Passkey, {
      user: ref(user),
      name: name || deviceName(context.caller.userAgent),
      ...made,
    });
    await flushed(em.flush());
    await queueNotice(em, user, "passkeyAdded", context.publicUrl);
    await recordAuditEvent(context, { action: "account.passkey_added", subject: id });
    return passkey;
  });
  // Thrown only now, so that the challenge stays used up.
  if (added) return added;
  const message = "This passkey couldn't be verified. Please try again.";
  throw new InvalidInputError(message, { credential: message });
}

/** Renames one of the viewer's passkeys. @throws NotFoundError if it isn't theirs; InvalidInputError for `name`. */
export async function updatePasskey(context: Context, id: string, given: string): Promise<Passkey> {
  const { name } = await validate(passkeyRules, { name: given });
  const key = parseId(id);
  const user = personOf(context).id;
  const passkey = key === undefined ? null : await context.em.findOne(Passkey, { id: key, user });
  if (!passkey) throw missing();
  passkey.name = name;
  await context.em.flush();
  return passkey;
}

/** Removes one of the viewer's passkeys; the password remains. @throws NotFoundError if it isn't theirs. */
export async function deletePasskey(context: Context, id: string): Promise<Done> {
  const { em } = context;
  const key = parseId(id);
  const user = await lockAccount(em, personOf(context).id);
  const removed = key && user ? await em.nativeDelete(Passkey, { id: key, user: user.id }) : 0;
  if (!user || removed === 0) throw missing();
  await queueNotice(em, user, "passkeyRemoved", context.publicUrl);
  await recordAuditEvent(context, { action: "account.passkey_removed", subject: user.id });
  return { message: "The passkey was removed" };
}

function assertRoom(count: number): void {
  if (count >= MAX_PASSKEYS) throw new ConflictError(`You have ${MAX_PASSKEYS} passkeys. Remove one first.`);
}

/** Another account may have the same passkey, if somebody replays its registration. */
async function flushed(flush: Promise<void>): Promise<void> {
  try {
    await flush;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException)
      throw new ConflictError("This passkey was already added.");
    throw error;
  }
}

function missing(): NotFoundError {
  return new NotFoundError("This passkey doesn't exist.");
}
