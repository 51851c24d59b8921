import { pairOf, type Statistics } from "../inverted-index/statistics.ts";
import type { Vocabulary } from "../inverted-index/vocabulary.ts";
import type { Spelling } from "../spelling/nearest-word.ts";
import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { MAX_WORD, type Word, wordsOf } from "../text/words.ts";
import type { Synonyms } from "./synonyms.ts";

/** A stem that matches a word of the query, with a weight: 1 is the word itself. */
export interface Alternative {
  readonly stem: number;
  readonly weight: number;
}

/**
 * Stems that together match a word, or the term that it is part of; each of them alone has another meaning.
 */
export interface Phrase {
  readonly stems: readonly number[];
  readonly weight: number;
  /** Whether the stems must be adjacent, as the parts of a compound word. */
  readonly isJoined?: boolean;
}

/** A word of the query with everything that it may match. */
export interface Slot {
  /** The word without case and accents. */
  readonly word: string;
  /** The word as it was typed. */
  readonly typed: string;
  /** The saturated number of times that the query contains it. */
  readonly count: number;
  readonly alternatives: readonly Alternative[];
  /** Alternatives of several words; a document must have all of them. */
  readonly phrases: readonly Phrase[];
  /** The inverse document frequency of its first alternative that occurs. */
  readonly idf: number;
}

/** A word that no document has, with its replacement. */
export interface Correction {
  readonly word: Word;
  readonly meant: string;
}

/** A parsed text. */
export interface Query {
  readonly slots: readonly Slot[];
  /** The stems in the text's order, each the first alternative of its word; -1 for an unknown word. */
  readonly order: readonly number[];
  /** The words, without stop words. */
  readonly words: readonly string[];
  readonly corrections: readonly Correction[];
  /** Whether it is short enough to be a typed search instead of a brief. */
  readonly isTyped: boolean;
}

/** The data needed to parse a query. */
export interface Knowledge {
  readonly vocabulary: Vocabulary;
  readonly statistics: Statistics;
  readonly spelling: Spelling;
  readonly synonyms: Synonyms;
}

/** The weights of matches other than the word itself. */
const WEIGHT = { corrected: 0.8, completed: 0.7, joined: 0.9, synonym: 0.8 } as const;
/** The maximum number of completions of an unfinished word. */
export const COMPLETIONS = 5;
/** The maximum number of words read: users don't type more, and the beginning of a pasted text suffices. */
export const MAX_WORDS = 2_000;
/** The maximum number of words of a typed search; a brief has no unfinished word and no misspelled names. */
export const TYPED = 8;
/** Unknown abbreviations are not treated as misspelled words. */
const ABBREVIATION = /^[\p{Lu}\p{N}]{2,5}$/u;

/** The minimum length of the parts of a compound word. */
const MIN_PART = 3;

/** The saturation of repeated words, as for the words of a document. */
const REPEATED = 1.2;

/** Additional data about a text. */
export interface Understanding {
  /** Words that must not be corrected. */
  readonly literal?: ReadonlySet<string> | undefined;
}

/** Parses a text into stems, joined and split words, corrected and completed words, and synonyms. */
export function understand(text: string, knowledge: Knowledge, { literal }: Understanding = {}): Query {
  const words = wordsOf(text)
    .filter((word) => !isStopWord(word.text))
    .slice(0, MAX_WORDS);
  const stems = words.map((word) => stemOf(word.text));
  const isTyped = words.length <= TYPED;
  const corrections: Correction[] = [];
  const found = new Map<string, Understood>();
  const order: number[] = [];
  const terms = stems.map((_, place) => knowledge.synonyms.at(stems, place));
  const defined = new Set(
    terms.flatMap((list, place) => list.flatMap((term) => stems.slice(place, place + term.stems.length))),
  );
  words.forEach((word, place) => {
    const stem = stems[place] as string;
    const slot = found.get(stem) ?? {
      word: word.text,
      typed: typedAs(word, text),
      count: 0,
      ...meaningsOf(words, place, knowledge),
    };
    found.set(stem, slot);
    slot.count++;
    const isGiven =
      slot.alternatives.size > 0 || slot.phrases.size > 0 || defined.has(stem) || literal?.has(word.text);
    if (isTyped && !isGiven && !ABBREVIATION.test(slot.typed))
      guess(slot, words, place, knowledge, corrections);
    order.push(slot.alternatives.keys().next().value ?? -1);
  });
  // A synonym's meaning applies to every word of its term.
  const applied = new Set<object>();
  terms.forEach((list) => {
    for (const term of list) {
      if (applied.has(term)) continue;
      applied.add(term);
      const slots = [...new Set(term.stems)].map((stem) => found.get(stem));
      for (const means of term.meanings) {
        const meant = meantBy(means, knowledge) ?? [];
        if (meant.length === 0) continue;
        for (const slot of slots) addMeaning(slot, meant, term.stems.length);
      }
    }
  });
  const slots = [...found].map(([, { word, typed, count: times, alternatives, phrases }]) => {
    const count = (times * (REPEATED + 1)) / (times + REPEATED);
    const list = [...alternatives].map(([stem, weight]) => ({ stem, weight }));
    const counts = [
      ...list.map(({ stem }) => knowledge.statistics.withStem(stem)),
      ...[...phrases.values()].map((phrase) => withAll(phrase, knowledge.statistics)),
    ].filter((count) => count > 0);
    return {
      word,
      typed,
      count,
      alternatives: list,
      phrases: [...phrases.values()],
      idf: knowledge.statistics.idf(counts[0] ?? 0),
    };
  });
  return { slots, order, words: words.map((word) => word.text), corrections, isTyped };
}

/** A word during parsing, with its alternatives and phrases by stem. */
interface Understood {
  readonly word: string;
  readonly typed: string;
  count: number;
  readonly alternatives: Map<number, number>;
  readonly phrases: Map<string, Phrase>;
}

/** Returns a word as typed, cut off where the parsed word is. */
function typedAs({ text: word, start, end }: Word, text: string): string {
  return text.slice(start, Math.min(end, start + Math.max(word.length, MAX_WORD))).toWellFormed();
}

/** Returns the stem numbers of a synonym's meaning; undefined if no document can have all of them. */
function meantBy(means: readonly string[], { vocabulary, statistics }: Knowledge): number[] | undefined {
  const stems = new Set<number>();
  for (const mean of means) {
    const stem = vocabulary.findStem(mean);
    if (stem === undefined || statistics.withStem(stem) === 0) return undefined;
    stems.add(stem);
  }
  return [...stems];
}

/** Adds a meaning to one word of a term with `size` words, of which it gets a share. */
function addMeaning(slot: Understood | undefined, stems: readonly number[], size: number): void {
  const [only] = stems;
  if (size === 1 && stems.length === 1 && only !== undefined) raise(slot?.alternatives, only, WEIGHT.synonym);
  else slot?.phrases.set(stems.join(" "), { stems, weight: WEIGHT.synonym / size });
}

/** Whether no indexed word matches a word. */
export function isUnknown({ alternatives, phrases }: Slot): boolean {
  return alternatives.length === 0 && phrases.length === 0;
}

/** Returns an upper bound of the number of documents with the whole phrase. */
function withAll({ stems, isJoined }: Phrase, statistics: Statistics): number {
  const counts = stems.map((stem) => statistics.withStem(stem));
  const [first = -1, second = -1] = stems;
  return Math.min(...counts, ...(isJoined ? [statistics.withPair(pairOf(first, second))] : []));
}

/** Returns a word's alternative stems by weight, best first, and the phrases that it may be split into. */
function meaningsOf(
  words: readonly Word[],
  place: number,
  { vocabulary, statistics }: Knowledge,
): Pick<Understood, "alternatives" | "phrases"> {
  const word = words[place] as Word;
  const alternatives = new Map<number, number>();
  const own = vocabulary.findStem(stemOf(word.text));
  if (own !== undefined && statistics.withStem(own) > 0) alternatives.set(own, 1);
  for (const joined of [
    word.text + (words[place + 1]?.text ?? ""),
    (words[place - 1]?.text ?? "") + word.text,
  ]) {
    const id = joined === word.text ? undefined : vocabulary.find(joined);
    const stem = id === undefined ? undefined : vocabulary.stem(id);
    if (stem !== undefined && statistics.withStem(stem) > 0) raise(alternatives, stem, WEIGHT.joined);
  }
  const phrases = new Map<string, Phrase>();
  const parts =
    alternatives.size > 0 && words.length > TYPED ? [] : splitOf(word.text, vocabulary, statistics);
  if (parts.length > 0) phrases.set(parts.join(" "), { stems: parts, weight: WEIGHT.joined, isJoined: true });
  return { alternatives, phrases };
}

/** Completes an unknown word, or else corrects it. */
function guess(
  { alternatives }: Understood,
  words: readonly Word[],
  place: number,
  { vocabulary, statistics, spelling }: Knowledge,
  corrections: Correction[],
): void {
  const word = words[place] as Word;
  const frequency = (id: number) => statistics.withStem(vocabulary.stem(id));
  if (place === words.length - 1 && word.text.length >= 3) {
    for (const id of spelling.completions(word.text, COMPLETIONS, frequency)) {
      raise(alternatives, vocabulary.stem(id), WEIGHT.completed);
    }
    if (alternatives.size > 0) return;
  }
  const meant = spelling.nearest(word.text, frequency);
  if (meant === undefined) return;
  raise(alternatives, vocabulary.stem(meant), WEIGHT.corrected);
  corrections.push({ word, meant: vocabulary.words[meant] as string });
}

/**
 * Returns the stems of the two words that a word is composed of, such as `heart` and `rate` for `heartrate`,
 * if they are adjacent anywhere; empty otherwise.
 */
function splitOf(word: string, vocabulary: Vocabulary, statistics: Statistics): number[] {
  let best: { parts: number[]; count: number } = { parts: [], count: 0 };
  for (let at = 1; at <= word.length - MIN_PART; at++) {
    // A single letter can be a part, as in `ebike`; two are mostly a syllable.
    if (at > 1 && at < MIN_PART) continue;
    const first = vocabulary.find(word.slice(0, at));
    const second = vocabulary.find(word.slice(at));
    if (first === undefined || second === undefined) continue;
    const parts = [vocabulary.stem(first), vocabulary.stem(second)];
    const count = withAll({ stems: parts, weight: 1, isJoined: true }, statistics);
    if (count > best.count) best = { parts, count };
  }
  return best.parts;
}

function raise(alternatives: Map<number, number> | undefined, stem: number, weight: number): void {
  if (alternatives && (alternatives.get(stem) ?? 0) < weight) alternatives.set(stem, weight);
}
