import { argon2id, hash, needsRehash, verify } from "argon2";
import { hashCost } from "./hash-cost.ts";
import { inHashQueue } from "./hash-queue.ts";

/** OWASP's parameters for argon2id. */
const parameters = () => ({ type: argon2id, timeCost: 2, parallelism: 1, ...hashCost }) as const;

/** Hash to verify unknown users against, so that they take as long as known ones; no password matches it. */
const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$Zx3QFxaV7RUMRszeEcJ8jA$YZjLOogNWLjSyWC+fhErm1Sjr5bcFYIML9uc292vG0o";

/** Hashes a password for storage. @throws UnavailableError if the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return inHashQueue(() => hash(password.normalize("NFKC"), parameters()));
}

/** Whether the password matches the stored hash; takes as long without one. Must run inside the hash queue. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? DUMMY_HASH, password.normalize("NFKC"));
  return fits && stored != null;
}

/** Whether a hash was created with parameters other than the current ones. */
export function isOutdated(stored: string): boolean {
  return needsRehash(stored, parameters());
}
