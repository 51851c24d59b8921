import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import type { SignInChallenge } from "../two-factor/sign-in-challenge.entity.ts";

/** Returns a random six-digit code. */
export function newSignInCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/**
 * Returns the stored hash of a code. Six digits could be guessed from a hash, but not the token that is
 * hashed with them.
 */
export function hashSignInCode({ tokenHash }: Pick<SignInChallenge, "tokenHash">, code: string): Buffer {
  return createHash("sha256").update(tokenHash).update(code).digest();
}

/** Whether this is the code that was sent for the challenge. */
export function signInCodeFits(challenge: SignInChallenge, code: string): boolean {
  const given = hashSignInCode(challenge, code.replace(/\s/g, ""));
  return challenge.codeHash != null && timingSafeEqual(challenge.codeHash, given);
}
