/**
 * Apostrophes and single quotes, double quotes, and hyphens and dashes, each group replaced by its first
 * character.
 */
const ALIKE = [
  "'\u2018\u2019\u201a\u201b\u2032\u2035`\u00b4\u02b9\u02bb\u02bc\u02bd\u02c8\u2039\u203a\uff07",
  '"\u201c\u201d\u201e\u201f\u2033\u2036\u00ab\u00bb\u301d\u301e\uff02',
  "-\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\ufe58\ufe63\uff0d",
] as const;

/** Letters that Unicode doesn't decompose, with their base letters. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  ς: "σ",
  ...Object.fromEntries(ALIKE.flatMap(([plain, ...others]) => others.map((other) => [other, plain]))),
};
const ONE = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
const plain = (text: string) => text.replace(ONE, (letter) => LETTERS[letter] ?? letter);

/** Accents, vowel points, and zero-width characters. */
const MARKS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for on its own
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u061c\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff\u00ad]/g;
const BLANKS = /[\t-\r \u0085\u1680\u2028\u2029]+/g;

/**
 * Folds a text for comparison: ignores case, accents, widths and kinds of quotes, hyphens and spaces.
 * Equivalent to the database's `fold_text`, which a stored column uses, so changing the mapping needs a
 * migration.
 */
export function foldText(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text;
  const apart = plain(text).normalize("NFKD").replace(MARKS, "");
  return plain(apart.toLowerCase().replace(MARKS, "")).replace(BLANKS, " ").replace(/^ | $/g, "");
}
