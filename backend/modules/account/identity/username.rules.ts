import { string } from "yup";

/** Scripts in everyday use by UAX #31; scripts that are mixed in one language are grouped, by UTS #39. */
const ALPHABETS = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Arabic",
  "Armenian",
  "Bengali",
  "Devanagari",
  "Ethiopic",
  "Georgian",
  "Gujarati",
  "Gurmukhi",
  "Hebrew",
  "Kannada",
  "Khmer",
  "Lao",
  "Malayalam",
  "Myanmar",
  "Oriya",
  "Sinhala",
  "Tamil",
  "Telugu",
  "Thaana",
  "Thai",
  "Tibetan",
  "Han Hiragana Katakana",
  "Han Hangul",
  "Han Bopomofo",
];

/** Letters and combining marks, except invisible characters. */
const LETTER = "(?=[\\p{L}\\p{M}])(?!\\p{DI})";
const OTHERS = "[0-9._-]";

const LEGIBLE = new RegExp(`^(?:${LETTER}.|${OTHERS})+$`, "u");
const OF_ONE_ALPHABET = ALPHABETS.map((scripts) => {
  const any = scripts.split(" ").map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^(?:${LETTER}[${any.join("")}]|${OTHERS})+$`, "u");
});

/** The rules for a new username; older ones may not follow them. */
export const newUsername = string()
  .transform((name: unknown) => (typeof name === "string" ? name.normalize("NFC").trim() : name))
  .required("Username must be at least 3 characters")
  .min(3, "Username must be at least 3 characters")
  .max(60, "Username must be at most 60 characters")
  .test(
    "legible",
    "Username can only contain letters, digits, dots, hyphens and underscores",
    (name = "") => LEGIBLE.test(name) && /[\p{L}0-9]/u.test(name) && name === name.normalize("NFKC"),
  )
  .test(
    "alphabet",
    "Username can't mix letters from different alphabets",
    (name = "") => !LEGIBLE.test(name) || OF_ONE_ALPHABET.some((alphabet) => alphabet.test(name)),
  );
