import { SECRET_PATHS } from "../secret-paths.rules.ts";

const BLANK = "***";
/** What comes before the secret in each path, such as `["briefs", "shared"]`. */
const BEFORE = Object.values(SECRET_PATHS).map((path) =>
  path
    .split("/")
    .filter((part) => part && !part.startsWith(":"))
    .map((part) => part.toLowerCase()),
);

/** What may be a token, wherever it stands: whoever mistypes a link's path still sends its token. */
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
 * A path without what makes it secret, however it is spelled and wherever it stands in it, as in that of its card. An
 * encoded slash, or one backwards, separates for some readers, so that it does here. Tokens are none in any path.
 */
export function withoutSecrets(path: string): string {
  /** What was passed, without empty parts. */
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

/** A text, such as the message of an error, without the secrets of the addresses in it. */
export const textWithoutSecrets = (text: string): string =>
  withoutRandom(text.replace(IN_TEXT, `$1/${BLANK}`));
