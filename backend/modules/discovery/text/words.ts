import { foldWord } from "./fold-word.ts";

/** A word with its position. */
export interface Word {
  /** Without case and accents. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A word without anything to fold but its case, as most are: it is folded at a fraction of the cost. */
const PLAIN = /^[a-z0-9]+$/i;
/** Without it, no word begins with an `e` and a hyphen. */
const MAYBE_ELECTRONIC = /e[-\u2010-\u2013]/i;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ′＇`´][\p{L}\p{M}\p{N}]+)*/gu;
/** The maximum length of a word; longer ones are cut, since users don't search for them. */
export const MAX_WORD = 40;

/** Words that are written with or without a hyphen after `e`: `e-sports`, `esports`. */
const ELECTRONIC =
  /(?<![\p{L}\p{M}\p{N}])e[-\u2010-\u2013](?=(?:bike|book|commerce|gaming|gamer|health|learning|mail|reader|scooter|sport|ticket|ticketing|wallet)s?(?![\p{L}\p{M}\p{N}]))/giu;
/**
 * Scripts without spaces between words, or with attached particles: each pair of characters counts as a word.
 */
const PAIRED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]+/gu;
const IS_PAIRED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Scripts whose words can only be split by a dictionary. */
const IS_UNPARTED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const dictionary = new Intl.Segmenter("th", { granularity: "word" });

/** Returns the words of a text, with their offsets; the parts of a hyphenated word are separate words. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const push = (found: string, start: number, written = found) => {
    const word = PLAIN.test(written)
      ? written.toLowerCase().slice(0, MAX_WORD)
      : foldWord(written).slice(0, MAX_WORD).toWellFormed();
    if (word) words.push({ text: word, start, end: start + found.length });
  };
  // The letter and its hyphen are joined with the word that follows.
  const electronic = MAYBE_ELECTRONIC.test(text)
    ? new Set([...text.matchAll(ELECTRONIC)].map(({ index }) => index))
    : undefined;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (electronic?.has(index)) continue;
    if (electronic?.has(index - 2)) push(text.slice(index - 2, index + found.length), index - 2, `e${found}`);
    else if (PLAIN.test(found)) push(found, index);
    else if (IS_PAIRED.test(found)) {
      for (const { 0: run, index: at } of found.matchAll(PAIRED)) {
        if (IS_PAIRED.test(run)) for (const part of pairsOf(run)) push(part.text, index + at + part.start);
        else push(run, index + at);
      }
    } else if (IS_UNPARTED.test(found)) {
      for (const { segment, index: at } of dictionary.segment(found)) push(segment, index + at);
    } else push(found, index);
  }
  return words;
}

/** Returns each pair of neighboring characters, or a single character by itself. */
function pairsOf(run: string): { text: string; start: number }[] {
  const starts: number[] = [];
  for (let at = 0; at < run.length; at += (run.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) starts.push(at);
  if (starts.length === 1) return [{ text: run, start: 0 }];
  return starts.slice(0, -1).map((start, place) => ({ text: run.slice(start, starts[place + 2]), start }));
}

/** Whether a word, even a folded one, is in a script that is split into pairs of characters. */
export function isPaired(word: string): boolean {
  return IS_PAIRED.test(word);
}
