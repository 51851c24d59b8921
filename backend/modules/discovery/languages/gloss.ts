import { foldWord } from "../text/fold-word.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { ITALIAN } from "./italian.ts";
import { PORTUGUESE } from "./portuguese.ts";
import { SPANISH } from "./spanish.ts";

/** The languages of briefs that are supported besides English. */
export type Language = "German" | "French" | "Spanish" | "Portuguese" | "Italian";

const TABLES: Readonly<Record<Language, string>> = {
  German: GERMAN,
  French: FRENCH,
  Spanish: SPANISH,
  Portuguese: PORTUGUESE,
  Italian: ITALIAN,
};
/** The inflectional endings that stemming removes. */
const ENDINGS: Readonly<Record<Language, RegExp>> = {
  German: /(?:en|er|es|em|n|e|s)$/,
  French: /(?:es|e|s|x)$/,
  Spanish: /(?:es|s|as|os|a|o)$/,
  Portuguese: /(?:es|s|as|os|a|o)$/,
  Italian: /[aeio]$/,
};
const LONGEST = 5;
/** In German, the verb follows its object: "must without internet work". */
const VERB_LAST =
  /\b(must(?: not)?|should(?: not)?|can|would like|want)\s+([^.;,!?\n]{2,80}?)\s+(work|run|manage|plan|measure|detect|film|record|analyze|monitor|track|sell|book|pay|avoid|prevent|reduce|improve|compare|share|export|import|show|find|send|be|have)(?=\s*(?:[.;,!?\n]|$|and\b))/giu;
const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,]\d+)*/gu;

/** A translation table, indexed by folded words, and by stems that no other word has. */
interface Glossary {
  readonly words: ReadonlyMap<string, string>;
  readonly stems: ReadonlyMap<string, string>;
}

const glossaries = new Map<Language, Glossary>();

/** Returns the translation table of a language; parsed on first use. */
function glossaryOf(language: Language): Glossary {
  const known = glossaries.get(language);
  if (known) return known;
  const words = new Map<string, string>();
  const stems = new Map<string, string>();
  const plain = new Set(TABLES[language].split("\n").map((line) => line.split("=")[0] ?? ""));
  for (const line of TABLES[language].trim().split("\n")) {
    const [term = "", english = ""] = line.split("=");
    const key = keyOf(term);
    // "È" and "e" are different words; without its accent, a word is indexed too unless another has that
    // spelling.
    words.set(exactOf(term), english);
    if (!plain.has(key)) words.set(key, words.get(key) ?? english);
    const stem = stemIn(key, language);
    if (!key.includes(" ") && stem.length >= 4 && !stems.has(stem)) stems.set(stem, english);
  }
  const glossary = { words, stems };
  glossaries.set(language, glossary);
  return glossary;
}

const exactOf = (text: string) => (text.toLowerCase().normalize("NFC").match(WORD) ?? []).join(" ");
const keyOf = (text: string) => (text.match(WORD) ?? []).map(foldWord).join(" ");
const stemIn = (word: string, language: Language) => word.replace(ENDINGS[language], "");

/** Whether a language's table has a word with a translation that differs from it. */
export function isTerm(word: string, language: Language): boolean {
  const { words, stems } = glossaryOf(language);
  const english = words.get(word) ?? stems.get(stemIn(word, language));
  return english !== undefined && foldWord(english) !== word;
}

/** Translates a text into English word by word and term by term; unknown words stay as they are. */
export function glossOf(text: string, language: Language): string {
  const found = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  let [gloss, at] = ["", 0];
  for (let place = 0; place < found.length; ) {
    const first = found[place];
    if (!first) break;
    const { english, size } = saidAt(found, place, { text, language });
    const last = found[place + size - 1] ?? first;
    gloss += text.slice(at, first.start) + begun(english, gloss);
    at = last.end;
    place += size;
  }
  const said = gloss + text.slice(at);
  if (language !== "German") return tidied(said.replace(/['’]/g, " "));
  return tidied(
    said.replace(VERB_LAST, (_, modal: string, about: string, verb: string) =>
      /like|want/i.test(modal) ? `${modal} to ${verb} ${about}` : `${modal} ${verb} ${about}`,
    ),
  );
}

/** Returns the translation of the longest term that begins at a word. */
function saidAt(
  found: readonly { readonly word: string; readonly start: number; readonly end: number }[],
  place: number,
  { text, language }: { text: string; language: Language },
): { english: string; size: number } {
  const { words, stems } = glossaryOf(language);
  for (let size = Math.min(LONGEST, found.length - place); size > 0; size--) {
    const part = found.slice(place, place + size);
    const between = text.slice(part[0]?.start ?? 0, part.at(-1)?.end ?? 0);
    // A term doesn't span clauses.
    if (/[.;:!?\n()]\s|,\s/.test(between)) continue;
    const written = part.map(({ word }) => word).join(" ");
    const english = words.get(exactOf(written)) ?? words.get(keyOf(written));
    if (english !== undefined) return { english, size };
  }
  const word = found[place]?.word ?? "";
  const folded = foldWord(word);
  const byStem = stems.get(stemIn(folded, language));
  if (byStem !== undefined && !/\d/.test(word)) return { english: byStem, size: 1 };
  const made = language === "German" ? compoundOf(folded) : cognateOf(word);
  return { english: made ?? word, size: 1 };
}

/** Endings of cognates with their English equivalents: "evaluación", "evaluation". */
const COGNATES: readonly (readonly [RegExp, string])[] = [
  [/(?:ción|ção|zione)$/, "tion"],
  [/(?:ciones|ções|zioni)$/, "tions"],
  [/(?:idad|idade|ità|ité)$/, "ity"],
];

/** Returns the English cognate of a word from a Romance language. */
function cognateOf(word: string): string | undefined {
  const lower = word.toLowerCase().normalize("NFC");
  const found = COGNATES.find(([ending]) => ending.test(lower) && lower.length > 7);
  return found && lower.replace(...found);
}

/** Translates a German compound of two known words, with or without a linking letter. */
function compoundOf(word: string): string | undefined {
  const { words, stems } = glossaryOf("German");
  const english = (part: string) => words.get(part) ?? stems.get(stemIn(part, "German"));
  for (let at = word.length - 4; at >= 4; at--) {
    const behind = english(word.slice(at));
    if (!behind) continue;
    const before = word.slice(0, at);
    const first = english(before) ?? english(before.replace(/(?:es|s|en|n)$/, ""));
    if (first) return `${first} ${behind}`;
  }
  return undefined;
}

/** Capitalizes a translation at the beginning of a sentence, as the original was. */
function begun(english: string, before: string): string {
  const isBeginning = before.trim() === "" || /[.!?\n]\s*$/.test(before);
  return isBeginning ? english.charAt(0).toUpperCase() + english.slice(1) : english;
}

/** Removes the spaces and apostrophes that dropped words leave behind. */
function tidied(text: string): string {
  return text
    .replace(/(^|\s)['’]/g, "$1")
    .replace(/['’](?=\s|$)/g, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ (?=[.,;:!?])/g, "")
    .replace(/\buntil (?=[\d€$£])/gi, "up to ")
    .trim()
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase());
}
