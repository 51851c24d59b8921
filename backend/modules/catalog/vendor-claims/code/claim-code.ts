import { randomInt } from "node:crypto";

/** Excludes letters and digits that look alike. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Returns a random code such as `K7QM-3XPR`, too long to reverse its slow hash while it is valid. */
export function newClaimCode(): string {
  const text = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Normalizes an entered code to the form that is hashed. */
export function normalizedCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
