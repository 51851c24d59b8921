import { hash } from "node:crypto";
import { InvalidInputError } from "../shared/errors.ts";

const TAG = /^"(\d{1,9})-[\w-]*"$/;
/** A version that nothing has. */
const NO_VERSION = 0;

/** The entity tag of something that can be edited: its version, and what tells apart answers of one version. */
export function versionTag(version: number, answer: unknown): string {
  return `"${version}-${hash("sha256", JSON.stringify(answer), "base64url").slice(0, 16)}"`;
}

/**
 * The version on which an edit is based; undefined if it doesn't say. What has changed besides the version, such as
 * views, doesn't stand against an edit.
 * @param ifMatch the header; a tag that isn't ours is a version that nothing has.
 * @throws InvalidInputError if it holds several tags.
 */
export function matchedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch === "*") return undefined;
  if (ifMatch.includes(",")) throw new InvalidInputError("Send the ETag of what you're editing as If-Match.");
  return Number(TAG.exec(ifMatch.trim())?.[1] ?? NO_VERSION);
}
