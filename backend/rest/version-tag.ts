import { hash } from "node:crypto";
import { InvalidInputError } from "../shared/errors.ts";

const TAG = /^"(\d{1,9})-[\w-]*"$/;
/** A version that never exists. */
const NO_VERSION = 0;

/**
 * Returns the entity tag of a record: its version, and a hash that distinguishes responses of one version.
 */
export function versionTag(version: number, answer: unknown): string {
  return `"${version}-${hash("sha256", JSON.stringify(answer), "base64url").slice(0, 16)}"`;
}

/**
 * Returns the version on which an edit is based; undefined without one. Changes that don't affect the
 * version, such as views, don't conflict with an edit.
 * @param ifMatch the header; an unknown tag counts as a version that never exists.
 * @throws InvalidInputError if it holds several tags.
 */
export function matchedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch === "*") return undefined;
  if (ifMatch.includes(",")) throw new InvalidInputError("Send the ETag of what you're editing as If-Match.");
  return Number(TAG.exec(ifMatch.trim())?.[1] ?? NO_VERSION);
}
