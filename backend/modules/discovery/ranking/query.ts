import { pairOf, type Statistics } from "../inverted-index/statistics.ts";
import type { Vocabulary } from "../inverted-index/vocabulary.ts";
import type { Spelling } from "../spelling/nearest-word.ts";
import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { MAX_WORD, type Word, wordsOf } from "../text/words.ts";
import type { Synonyms } from "./synonyms.ts";

/** A stem that stands for a word of the query, and how well: 1 is the word itself. */
export interface Alternative {
  readonly stem: number;
  readonly weight: number;
}

/** Stems that stand for a word, or for the term that it is a part of, together: each of them alone says something else. */
export interface Phrase {
  readonly stems: readonly number[];
  readonly weight: number;
  /** Whether they must stand next to each other, as the parts of a word that is also written in one. */
  readonly isJoined?: boolean;
}

/** A word of the query with all that it may match. */
export interface Slot {
  /** The word without case and accents. */
  readonly word: string;
  /** The word as it was typed. */
  readonly typed: string;
  /** How much it counts, by how often the query says it. */
  readonly count: number;
  readonly alternatives: readonly Alternative[];
  /** What it means in several words, or as a part of a term: a document must have all of them. */
  readonly phrases: readonly Phrase[];
  /** How rare it is, as the rarest of its alternatives. */
  readonly idf: number;
}

/** A word that nothing contains, and the one that is taken instead. */
export interface Correction {
  readonly word: Word;
  readonly meant: string;
}

/** A text as it was understood. */
export interface Query {
  readonly slots: readonly Slot[];
  /** The stems in the order of the text, each the first alternative of its word; -1 where a word is unknown. */
  readonly order: readonly number[];
  /** The words, without stop words. */
  readonly words: readonly string[];
  readonly corrections: readonly Correction[];
  /** Whether it is short enough to be typed: a search, not a brief. */
  readonly isTyped: boolean;
}

/** What a query is understood with. */
export interface Knowledge {
  readonly vocabulary: Vocabulary;
  readonly statistics: Statistics;
  readonly spelling: Spelling;
  readonly synonyms: Synonyms;
}

/** How much a match counts that is not the word itself. */
const WEIGHT = { corrected: 0.8, completed: 0.7, joined: 0.9, synonym: 0.8 } as const;
/** So many words can be completed from their beginning. */
export const COMPLETIONS = 5;
/** More words than these are not read: nobody types them, and a pasted text has said what it is about. */
export const MAX_WORDS = 2_000;
/** A text of more words is a brief: its last word is no beginning of one, and its names are not misspelled. */
export const TYPED = 8;
/** Unknown abbreviations are no misspelled words. */
const ABBREVIATION = /^[\p{Lu}\p{N}]{2,5}$/u;

/** The parts of a word that is written from two have so many letters. */
const MIN_PART = 3;

/** How much a word counts that is said twice, ten times: it saturates like the words of a document. */
const REPEATED = 1.2;

/** What else is known of a text. */
export interface Understanding {
  /** Words that are meant as they are written. */
  readonly literal?: ReadonlySet<string> | undefined;
}

/** Understands a text: stems, joined and split words, misspelled and unfinished ones, synonyms. */
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
  // What a synonym adds stands for every word of its term.
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

/** A word while it is understood: its alternatives by their stems, its phrases by theirs. */
interface Understood {
  readonly word: string;
  readonly typed: string;
  count: number;
  readonly alternatives: Map<number, number>;
  readonly phrases: Map<string, Phrase>;
}

/** A word as it stands in a text, cut where the word is. */
function typedAs({ text: word, start, end }: Word, text: string): string {
  return text.slice(start, Math.min(end, start + Math.max(word.length, MAX_WORD))).toWellFormed();
}

/** The numbers of the stems of what a term means; undefined where no document can have all of them. */
function meantBy(means: readonly string[], { vocabulary, statistics }: Knowledge): number[] | undefined {
  const stems = new Set<number>();
  for (const mean of means) {
    const stem = vocabulary.findStem(mean);
    if (stem === undefined || statistics.withStem(stem) === 0) return undefined;
    stems.add(stem);
  }
  return [...stems];
}

/** Adds what a term of so many words means to one of its words, of which it is worth a part. */
function addMeaning(slot: Understood | undefined, stems: readonly number[], size: number): void {
  const [only] = stems;
  if (size === 1 && stems.length === 1 && only !== undefined) raise(slot?.alternatives, only, WEIGHT.synonym);
  else slot?.phrases.set(stems.join(" "), { stems, weight: WEIGHT.synonym / size });
}

/** Whether nothing that can be found stands for a word. */
export function isUnknown({ alternatives, phrases }: Slot): boolean {
  return alternatives.length === 0 && phrases.length === 0;
}

/** In how many documents all of a phrase stands, at most. */
function withAll({ stems, isJoined }: Phrase, statistics: Statistics): number {
  const counts = stems.map((stem) => statistics.withStem(stem));
  const [first = -1, second = -1] = stems;
  return Math.min(...counts, ...(isJoined ? [statistics.withPair(pairOf(first, second))] : []));
}

/** The stems that stand for a word, by their weights, the first the best; and what it is written from. */
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

/** What an unknown word may be the beginning of, or else may be misspelled from. */
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
 * The stems of the two words that a word is written from, such as `heart` and `rate` of `heartrate`: words that stand
 * next to each other somewhere; none otherwise.
 */
function splitOf(word: string, vocabulary: Vocabulary, statistics: Statistics): number[] {
  let best: { parts: number[]; count: number } = { parts: [], count: 0 };
  for (let at = 1; at <= word.length - MIN_PART; at++) {
    // One letter is a part of its own as in `ebike`; two are mostly a syllable.
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
