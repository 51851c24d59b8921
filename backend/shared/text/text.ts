import anyAscii from "any-ascii";
import { InvalidInputError } from "../errors.ts";
import { foldText } from "./fold-text.rules.ts";
import { plainSlug } from "./plain-slug.rules.ts";

/**
 * The slug of a title: lowercase, runs of other characters become one hyphen, none at the ends. Other scripts are
 * transliterated; "item" if nothing remains.
 */
export function slugify(text: string): string {
  return plainSlug(anyAscii(text.normalize("NFC")));
}

/** Maximum length of a search, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/**
 * A search text as it is looked for, literally and anywhere; undefined when there is nothing to search.
 * @throws InvalidInputError for a text that is too long.
 */
export function searchText(search: string | null | undefined): string | undefined {
  // What a row is searched by are several texts with this character between them.
  const text = search?.replaceAll("\u001f", " ").trim();
  // Of a lone accent nothing is left to look for.
  if (!text || !foldText(text)) return undefined;
  if (text.length > MAX_SEARCH_LENGTH) {
    const message = `Search for at most ${MAX_SEARCH_LENGTH} characters.`;
    throw new InvalidInputError(message, { search: message });
  }
  return text;
}
