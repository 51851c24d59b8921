import { createHash } from "node:crypto";
import { basename, extname } from "node:path";
import { plainSlug } from "../../../../shared/text/plain-slug.rules.ts";
import { ImportError } from "../errors.ts";

const MAX_SOURCE_LENGTH = 60;
const MAX_ID_LENGTH = 120;
/** The maximum length that the tables allow. */
const MAX_KEY_LENGTH = 200;

/**
 * Returns the prefix of the external keys of a file's rows, such as `sports-ai` in `sports-ai:opencv`.
 * @throws ImportError if it is too long.
 */
export function sourceOf(file: string, given: string | undefined): string {
  const source = given ?? basename(file, extname(file));
  if (/^[^\p{C}:]+$/u.test(source) && source.length <= MAX_SOURCE_LENGTH) return source;
  throw new ImportError(
    `"${source}" can't be the source's name: choose one with --source, without colons, up to ${MAX_SOURCE_LENGTH} characters.`,
  );
}

/** Returns the error of an id in a file; undefined if it is valid or absent. */
export function problemOfId(id: unknown): string | undefined {
  if (isAbsent(id)) return undefined;
  if (typeof id !== "string" && typeof id !== "number") return "must be text or a number";
  if (typeof id === "number" && Math.abs(id) > Number.MAX_SAFE_INTEGER)
    return "is too large to be read exactly: write it as text, between quotes";
  const text = String(id).trim();
  const limit = isWholeKey(text) ? MAX_KEY_LENGTH : MAX_ID_LENGTH;
  return text.length > limit ? `has more than ${MAX_ID_LENGTH} characters` : undefined;
}

/** Whether an id may be a whole key, such as `sports-ai:opencv`, which is the format of exports. */
export function isWholeKey(id: string): boolean {
  const source = id.indexOf(":");
  return source > 0 && source <= MAX_SOURCE_LENGTH && source < id.length - 1;
}

/** Whether an id may be that of a record in this database, which is the format of list downloads. */
export function isOwnId(id: string): boolean {
  return /^[1-9]\d{0,8}$/.test(id);
}

/** Returns the key of a row. A whole key that is too long for another prefix remains unchanged. */
export function keyOf(source: string, id: string): string {
  const key = `${source}:${id}`;
  return key.length > MAX_KEY_LENGTH ? id : key;
}

/** Whether a value counts as absent. */
export function isAbsent(value: unknown): value is undefined | null | "" {
  return value === undefined || value === null || value === "";
}

/** Generates an id for a row without one, stable for the same texts. */
export function naturalId(texts: readonly string[]): string {
  const exact = createHash("sha256").update(texts.join("\n").toLowerCase()).digest("hex").slice(0, 12);
  return [...texts.map((text) => plainSlug(text).slice(0, 40)), exact].join("/");
}
