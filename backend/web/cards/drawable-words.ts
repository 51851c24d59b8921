/**
 * What the site's two families have glyphs for: Latin with its first extension and Vietnamese, Cyrillic, and the usual
 * punctuation. Other scripts would be drawn as boxes.
 */
const DRAWABLE =
  /^[\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]+$/;

/** The words of a text that can be drawn; emoji and words in other scripts are left out. */
export const drawableWords = (text: string): string[] =>
  text
    .normalize("NFC")
    .split(/\s+/)
    .filter((word) => DRAWABLE.test(word));
