import { SECRET_PATHS } from "../secret-paths.rules.ts";

const BLANK = "***";
/** The path segments before the secret, such as `["briefs", "shared"]`. */
const BEFORE = Object.values(SECRET_PATHS).map((path) =>
  path
    .split("/")
    .filter((part) => part && !part.startsWith(":"))
    .map((part) => part.toLowerCase()),
);

/** A possible token anywhere in a path: a mistyped link still contains its token. */
const LONG = /[\w-]{24,}/g;
const isRandom = (text: string) =>
  /[A-Z]/.test(text) && /[a-z]/.test(text) && (/\d/.test(text) || text.length >= 40);
const withoutRandom = (text: string): string => text.replace(LONG, (part) => (isRandom(part) ? BLANK : part));

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Removes the secrets from a path, regardless of encoding and position, such as in the path of a social card.
 * Some software treats encoded slashes and backslashes as separators, so this does, too. Anything that looks
 * like a token is removed from any path.
 */
export function withoutSecrets(path: string): string {
  /** The segments so far, without empty ones. */
  const passed: string[] = [];
  const isSecret = () =>
    BEFORE.some((before) => before.every((word, n) => passed.at(n - before.length) === word));
  const shown = path.split(/[\\/]|%2f|%5c/i).map((part) => {
    if (part === "") return part;
    const text = decoded(part);
    const hidden = withoutRandom(text) === text ? part : withoutRandom(text);
    const blanked = isSecret() ? BLANK : hidden;
    passed.push(text.toLowerCase());
    return blanked;
  });
  return shown.join("/");
}

const IN_TEXT = new RegExp(`(${BEFORE.map((before) => before.join("/")).join("|")})/[^\\s"'?#/]+`, "gi");

/** Removes the secrets of any URLs in a text, such as an error message. */
export const textWithoutSecrets = (text: string): string =>
  withoutRandom(text.replace(IN_TEXT, `$1/${BLANK}`));
