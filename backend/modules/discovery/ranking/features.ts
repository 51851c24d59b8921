import { likeness } from "../encoder/model-in-use.ts";
import type { EncodedQuery } from "../encoder/query-encoding.ts";
import { PAIRS, SENTENCES, saturation, WORDS } from "../inverted-index/bm25.ts";
import { isAttached, isTitle } from "../inverted-index/sequence.ts";
import type { Statistics } from "../inverted-index/statistics.ts";
import type { Vocabulary } from "../inverted-index/vocabulary.ts";
import type { Candidate } from "./candidates.ts";
import type { Query } from "./query.ts";
import { neighborsOf, partsOf, type Wanted } from "./query-grams.ts";

/** The features of a candidate; BM25 is relative to a text of mean length with everything once. */
export interface Features {
  /** BM25 over words. */
  readonly lexical: number;
  /** BM25 over the 4-grams of its words, so partial words match, too. */
  readonly grams: number;
  /** BM25 over pairs of neighboring words. */
  readonly pairs: number;
  /** BM25 of its best sentence. */
  readonly sentence: number;
  /** The query's similarity to its nearest sentence, and to all of it; undefined if it isn't encoded. */
  readonly passage: number | undefined;
  readonly whole: number | undefined;
  /** Whether its title consists of exactly the query's words. */
  readonly isNamed: boolean;
  /** Whether it matches a typed query only by its name, and only with other words of the same stem. */
  readonly isNamedAlike: boolean;
}

/** The maximum number of words of a title that is a mere name; longer titles are descriptive. */
const NAME = 2;

/** The data needed to compute features. */
export interface Measures {
  readonly vocabulary: Vocabulary;
  readonly statistics: Statistics;
  readonly query: Query;
  readonly encoded?: EncodedQuery | undefined;
}

/** Creates a function that computes the features of a query's candidates. */
export function measuring(measures: Measures): (of: Candidate) => Features {
  const { vocabulary, statistics, query, encoded } = measures;
  const wanted = partsOf(query, statistics);
  /** The wanted 4-grams of each word, cached. */
  const gramsOfWord = new Map<number, Wanted[]>();
  const wantedGrams = (word: number) => {
    const known = gramsOfWord.get(word);
    if (known) return known;
    const found: Wanted[] = [];
    for (const gram of vocabulary.grams(word)) {
      const part = wanted.grams.get(gram);
      if (part) found.push(part);
    }
    gramsOfWord.set(word, found);
    return found;
  };
  const { totals, documents } = statistics;
  const mean = {
    grams: totals.grams / (documents || 1),
    pairs: totals.pairs / (documents || 1),
    sentence: totals.words / (totals.sentences || 1),
  };
  const ideal = {
    words: query.slots.reduce((sum, { idf, count }) => sum + idf * count, 0),
    grams: weightOf(wanted.grams),
    pairs: weightOf(wanted.pairs),
  };
  const meant = new Map(query.corrections.map(({ word, meant }) => [word.text, meant]));
  const typed = query.words.map((word) => meant.get(word) ?? word);
  const asked = typed.map((word) => vocabulary.find(word));
  const written = new Set(
    typed.flatMap((word) => [word, `${word}s`, word.replace(/s$/, "")]).map((word) => vocabulary.find(word)),
  );

  const gramCounts = new Float64Array(wanted.grams.size);
  const pairCounts = new Float64Array(wanted.pairs.size);

  return ({ segment, document, lexical }) => {
    gramCounts.fill(0);
    pairCounts.fill(0);
    let [gramLength, pairLength, best] = [0, 0, 0];
    let [isInTitle, ofDocument] = [false, false];
    let [isSaid, isAlike] = [false, false];
    const title: number[] = [];
    let sentence = new Map<Wanted, number>();
    let [words, previous] = [0, -1];
    const endSentence = () => {
      let score = 0;
      for (const [part, count] of sentence) {
        score += part.weight * saturation(SENTENCES, count, words, mean.sentence);
      }
      best = Math.max(best, score);
      if (sentence.size > 0) sentence = new Map();
      [words, previous] = [0, -1];
    };
    for (const value of segment.sequence(document)) {
      if (value < 0) {
        endSentence();
        isInTitle = isTitle(value);
        ofDocument = isAttached(value);
        continue;
      }
      const stem = vocabulary.stem(value);
      words++;
      if (isInTitle) title.push(value);
      const part = wanted.stems.get(stem);
      if (part) {
        sentence.set(part, (sentence.get(part) ?? 0) + 1);
        if (isInTitle && !written.has(value)) isAlike = true;
        else isSaid = true;
      }
      if (ofDocument) continue;
      if (previous >= 0) {
        pairLength++;
        const pair = wanted.firsts.has(previous) ? wanted.pairs.get(neighborsOf(previous, stem)) : undefined;
        if (pair) (pairCounts[pair.place] as number)++;
      }
      gramLength += vocabulary.gramCount(value);
      for (const gram of wantedGrams(value)) (gramCounts[gram.place] as number)++;
      previous = stem;
    }
    endSentence();
    const isEncoded = encoded !== undefined && segment.encoded.has(document);
    const gramWorth = (count: number) => saturation(WORDS, count, gramLength, mean.grams);
    const pairWorth = (count: number) => saturation(PAIRS, count, pairLength, mean.pairs);
    return {
      lexical: shareOf(lexical, ideal.words),
      grams: shareOf(sumOf(wanted.grams, gramCounts, gramWorth), ideal.grams),
      pairs: shareOf(sumOf(wanted.pairs, pairCounts, pairWorth), ideal.pairs),
      sentence: shareOf(best, ideal.words),
      passage: isEncoded ? likeness(segment.encoded.nearest(document, encoded)) : undefined,
      whole: isEncoded ? likeness(segment.encoded.nearness(document, encoded)) : undefined,
      isNamed: title.length === asked.length && title.every((word, at) => word === asked[at]),
      isNamedAlike: query.isTyped && isAlike && !isSaid && title.length <= NAME,
    };
  };
}

function weightOf(wanted: ReadonlyMap<number, Wanted>): number {
  return wanted.values().reduce((sum, { weight }) => sum + weight, 0);
}

function shareOf(worth: number, ideal: number): number {
  return ideal > 0 ? worth / ideal : 0;
}

function sumOf(
  wanted: ReadonlyMap<number, Wanted>,
  counts: Float64Array,
  worth: (count: number) => number,
): number {
  let sum = 0;
  for (const { place, weight } of wanted.values()) {
    const count = counts[place] as number;
    if (count > 0) sum += weight * worth(count);
  }
  return sum;
}
