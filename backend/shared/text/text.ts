import anyAscii from "any-ascii";
import { InvalidInputError } from "../errors.ts";
import { foldText } from "./fold-text.rules.ts";
import { plainSlug } from "./plain-slug.rules.ts";

/**
 * Returns the slug of a title: lowercase, with runs of other characters replaced by one hyphen and none at
 * the ends. Other scripts are transliterated; "item" if nothing remains.
 */
export function slugify(text: string): string {
  return plainSlug(anyAscii(text.normalize("NFC")));
}

/** The maximum length of a search, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/**
 * Returns a search text to find literally and anywhere; undefined when there is nothing to search for.
 * @throws InvalidInputError if the text is too long.
 */
export function searchText(search: string | null | undefined): string | undefined {
  // A row's searchable texts are joined with this character.
  const text = search?.replaceAll("\u001f", " ").trim();
  // Folding a lone accent leaves nothing to search for.
  if (!text || !foldText(text)) return undefined;
  if (text.length > MAX_SEARCH_LENGTH) {
    const message = `Search for at most ${MAX_SEARCH_LENGTH} characters.`;
    throw new InvalidInputError(message, { search: message });
  }
  return text;
}
