import { randomInt } from "node:crypto";
import { type EntityManager, ref } from "@mikro-orm/postgresql";
import { hashToken } from "../../../../shared/secret-token.ts";
import type { User } from "../../identity/user.entity.ts";
import { RecoveryCode } from "./recovery-code.entity.ts";

const COUNT = 10;
/** 32 unambiguous characters. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz023456789";

/** Replaces the recovery codes with ten new ones; they are shown once and stored hashed. */
export async function renewRecoveryCodes(em: EntityManager, user: User): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await em.nativeDelete(RecoveryCode, { user: user.id });
  for (const code of codes) em.create(RecoveryCode, { user: ref(user), codeHash: hashToken(plain(code)) });
  await em.flush();
  return codes;
}

/** Consumes a code; false if it is unknown or already used. */
export async function consumeRecoveryCode(em: EntityManager, userId: number, code: string): Promise<boolean> {
  const codeHash = hashToken(plain(code));
  const taken = await em.nativeUpdate(
    RecoveryCode,
    { user: userId, codeHash, usedAt: null },
    { usedAt: new Date() },
  );
  return taken > 0;
}

/** 80 random bits, such as `k7px-2m9d-q4vz-0hcr`: too many to brute-force from the hash. */
function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

/** Normalizes a typed or pasted code. */
function plain(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}
