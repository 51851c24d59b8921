import { ref } from "@mikro-orm/core";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../../shared/errors.ts";
import { markEdited } from "../../../../shared/schema/versioned.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { queueNotice } from "../../identity/notice.ts";
import { User } from "../../identity/user.entity.ts";
import { SECOND_FACTOR } from "../credential.limits.ts";
import { checkGuess } from "../passwords/guess.ts";
import { confirmOwnPassword, lockConfirmed } from "../passwords/own-password.ts";
import { consumeSecondFactor } from "./consume-second-factor.ts";
import { RecoveryCode } from "./recovery-code.entity.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import { consumeTotp, newEnrollment } from "./totp.ts";
import type { RecoveryCodes, TwoFactorEnrollment, TwoFactorStatus } from "./two-factor.results.ts";
import { TwoFactorSecret } from "./two-factor-secret.entity.ts";

/**
 * Starts enrollment with a new secret; two-factor authentication is enabled once a code is confirmed.
 * Requires the password, so that someone with a stolen session can't lock the owner out.
 * @throws InvalidInputError for `password`; ConflictError if it is already enabled.
 */
export async function beginTwoFactor(context: Context, password: string): Promise<TwoFactorEnrollment> {
  const user = await confirmOwnPassword(context, password);
  assertOff(user);
  const enrollment = await newEnrollment(user.username);
  await context.em.transactional(async (em) => {
    await lockConfirmed(em, user);
    // A concurrent enrollment may have been confirmed.
    assertOff(await em.findOneOrFail(User, user.id, { refresh: true }));
    await em.nativeDelete(TwoFactorSecret, { user: user.id });
    em.create(TwoFactorSecret, { user: ref(user), secret: enrollment.secret });
    await em.flush();
  });
  return enrollment;
}

/**
 * Enables two-factor authentication once a code proves that the app has the secret.
 * @throws InvalidInputError for `code` if it is wrong; ConflictError if it is already enabled or enrollment
 * was not started.
 */
export async function confirmTwoFactor(context: Context, code: string): Promise<RecoveryCodes> {
  const user = await context.em.findOneOrFail(User, personOf(context).id);
  assertOff(user);
  const secret = await context.em.findOne(TwoFactorSecret, { user: user.id });
  if (!secret) throw new ConflictError("Start with the QR code.");
  const right = await checkGuess(context.limits, [{ limit: SECOND_FACTOR, key: String(user.id) }], () =>
    consumeTotp(context.em, secret, code),
  );
  if (!right) throw wrongCode();
  const codes = await context.em.transactional(async (em) => {
    const now = new Date();
    await em.nativeUpdate(TwoFactorSecret, { user: user.id }, { confirmedAt: now });
    user.twoFactorEnabledAt = now;
    markEdited(user);
    await queueNotice(em, user, "twoFactorOn", context.publicUrl);
    await recordAuditEvent(context, { action: "account.two_factor_enabled", subject: user.id });
    return renewRecoveryCodes(em, user);
  });
  return { codes, user };
}

/**
 * Disables two-factor authentication. Requires the password and a code, so that a stolen password alone can't
 * remove the protection against it.
 * @throws InvalidInputError for `password` or `code`.
 */
export async function disableTwoFactor(
  context: Context,
  password: string,
  code: string | null | undefined,
): Promise<User> {
  const user = await confirmOwnPassword(context, password);
  await confirmSecondFactor(context, user, code);
  await context.em.transactional(async (em) => {
    await lockConfirmed(em, user);
    await em.nativeDelete(TwoFactorSecret, { user: user.id });
    await em.nativeDelete(RecoveryCode, { user: user.id });
    if (!user.twoFactorEnabledAt) return;
    user.twoFactorEnabledAt = null;
    markEdited(user);
    await queueNotice(em, user, "twoFactorOff", context.publicUrl);
    await recordAuditEvent(context, { action: "account.two_factor_disabled", subject: user.id });
  });
  return user;
}

/**
 * Replaces the recovery codes with new ones, each of which could disable two-factor authentication.
 * @throws InvalidInputError for `password` or `code`; ConflictError if two-factor authentication is disabled.
 */
export async function replaceRecoveryCodes(
  context: Context,
  password: string,
  code: string | null | undefined,
): Promise<RecoveryCodes> {
  const user = await confirmOwnPassword(context, password);
  await confirmSecondFactor(context, user, code);
  const codes = await context.em.transactional(async (em) => {
    await lockConfirmed(em, user);
    if (!user.twoFactorEnabledAt) throw new ConflictError("Two-factor authentication is off.");
    await recordAuditEvent(context, { action: "account.recovery_codes_replaced", subject: user.id });
    return renewRecoveryCodes(em, user);
  });
  return { codes, user };
}

/**
 * Requires a code if the account has a second factor.
 * @throws InvalidInputError for `code`.
 */
export async function confirmSecondFactor(
  { em, limits }: Context,
  { id, twoFactorEnabledAt }: User,
  code: string | null | undefined,
): Promise<void> {
  if (!twoFactorEnabledAt) return;
  const message = "Enter a code from your app, or a recovery code";
  if (!code?.trim()) throw new InvalidInputError(message, { code: message });
  const right = await checkGuess(limits, [{ limit: SECOND_FACTOR, key: String(id) }], () =>
    consumeSecondFactor(em, id, code),
  );
  if (!right) throw wrongCode();
}

/** Returns the status of the signed-in user's second factor. */
export async function twoFactorStatus(context: Context): Promise<TwoFactorStatus> {
  const user = await context.em.findOneOrFail(User, personOf(context).id);
  return {
    enabledAt: user.twoFactorEnabledAt ?? null,
    recoveryCodesLeft: await context.em.count(RecoveryCode, { user: user.id, usedAt: null }),
  };
}

function assertOff(user: User): void {
  if (user.twoFactorEnabledAt) throw new ConflictError("Two-factor authentication is already on.");
}

function wrongCode(): InvalidInputError {
  return new InvalidInputError("Invalid code", { code: "Invalid code" });
}
