import { InvalidInputError } from "./errors.ts";

/**
 * The slug of a title: lowercase, runs of other characters become one hyphen, none at the ends. "item" if
 * nothing remains, as for a title in a non-Latin script.
 */
export function slugify(text: string): string {
  const slug = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 120)
    .replace(/-+$/, "");
  return slug || "item";
}

/** Maximum length of a search, in characters. */
const MAX_SEARCH_LENGTH = 200;

/**
 * A search text as it is looked for, literally and anywhere; undefined when there is nothing to search.
 * @throws InvalidInputError for a text that is too long.
 */
export function searchText(search: string | null | undefined): string | undefined {
  // What a row is searched by are several texts with this character between them.
  const text = search?.replaceAll("\u001f", " ").trim();
  if (!text) return undefined;
  if (text.length > MAX_SEARCH_LENGTH) {
    const message = `Search for at most ${MAX_SEARCH_LENGTH} characters.`;
    throw new InvalidInputError(message, { search: message });
  }
  return text;
}
