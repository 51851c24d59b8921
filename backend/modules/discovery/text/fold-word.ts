/** Letters that Unicode does not take apart, as they are written without their sign. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};
const SPECIAL = /[ßæœøđðłþı]/g;
const PLAIN = /^[a-z0-9]*$/;

/** A word without case, accents and apostrophes: `Fußball`, `FUSSBALL` and `fussball` are one, as are `é` and `e`. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s?$/, "");
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(/[\p{M}'’]+/gu, "")
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}
