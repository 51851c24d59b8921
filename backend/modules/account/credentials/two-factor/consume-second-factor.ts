import type { EntityManager } from "@mikro-orm/postgresql";
import { consumeRecoveryCode } from "./recovery-codes.ts";
import { consumeTotp } from "./totp.ts";
import { TwoFactorSecret } from "./two-factor-secret.entity.ts";

/**
 * Consumes a code of the authenticator app or a recovery code; returns false if it is neither, or already
 * used.
 */
export async function consumeSecondFactor(em: EntityManager, userId: number, code: string): Promise<boolean> {
  const secret = await em.findOne(TwoFactorSecret, { user: userId });
  if (secret && (await consumeTotp(em, secret, code))) return true;
  return consumeRecoveryCode(em, userId, code);
}
