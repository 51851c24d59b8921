import { foldWord } from "./fold-word.ts";

/** A word and where it stands. */
export interface Word {
  /** Without case and accents. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ′＇`´][\p{L}\p{M}\p{N}]+)*/gu;
/** What is longer is no word that anybody looks for. */
export const MAX_WORD = 40;

/** The words of a text, with their offsets; what a hyphen joins are words of their own. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const word = foldWord(found).slice(0, MAX_WORD).toWellFormed();
    if (word) words.push({ text: word, start: index, end: index + found.length });
  }
  return words;
}
