import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as text for a cookie, a link or a header. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: enough to recognize it, nothing to use it with. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
