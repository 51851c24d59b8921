import { createHash, randomBytes } from "node:crypto";

/** Returns 256 random bits, encoded for use in cookies, links and headers. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the stored hash of a token, which identifies the token but can't be used in its place. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
