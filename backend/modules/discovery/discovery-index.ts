import { FACETS, type FacetName, type FacetValues, type SearchDocument } from "./document.ts";
import type { EncodedPassages } from "./encoder/encoded-passages.ts";
import { keptPassages, passagesIn } from "./encoder/passages.ts";
import type { EncodedQuery } from "./encoder/query-encoding.ts";
import { FacetNumbers, type PackedFacets } from "./inverted-index/facet-numbers.ts";
import { Places, SEGMENT_SIZE } from "./inverted-index/places.ts";
import { type Entry, type PackedSegment, Segment } from "./inverted-index/segment.ts";
import { type KnownSentences, sequenceOf } from "./inverted-index/sequence.ts";
import { type PackedStatistics, Statistics } from "./inverted-index/statistics.ts";
import { type PackedVocabulary, Vocabulary } from "./inverted-index/vocabulary.ts";
import { type Candidate, findCandidates, type Search } from "./ranking/candidates.ts";
import { type Ranked, rank, type Share, scaleOf, sharesOf } from "./ranking/combine.ts";
import { measuring } from "./ranking/features.ts";
import { type Query, type Slot, type Understanding, understand } from "./ranking/query.ts";
import { lexicalOf } from "./ranking/scores.ts";
import { strangenessOf } from "./ranking/strangeness.ts";
import { Synonyms } from "./ranking/synonyms.ts";
import { type Terms, termsOf } from "./ranking/terms.ts";
import { Spelling } from "./spelling/nearest-word.ts";
import { stemOf } from "./text/stem.ts";
import { wordsOf } from "./text/words.ts";

/**
 * The number of segments of similar size that are merged into one: fewer segments are searched, and each
 * document is repacked only a few times.
 */
const TIER = 8;

/** The minimum share of encoded documents; below it, ranking uses words alone. */
export const ENCODED_SHARE = 0.5;

/** The options of a search. */
export interface SearchOptions {
  /** Restricts the search to documents of these kinds; all kinds without it. */
  readonly kinds?: ReadonlySet<number> | undefined;
  /**
   * Whether documents without any of the text's words can match by meaning: for briefs. A short search only
   * matches documents with its words.
   */
  readonly byMeaning?: boolean;
  /** Restricts the search to documents with one of these values in each of these facets. */
  readonly facets?: FacetValues | undefined;
  /** Whether to sort by date, latest first, instead of by score. */
  readonly byDate?: boolean | undefined;
  /** Synonyms that replace the index's own. */
  readonly synonyms?: Synonyms | undefined;
  /** The encoded text, for a search by meaning. */
  readonly encoded?: EncodedQuery | undefined;
}

/** The result of a search. */
export interface SearchResult {
  readonly query: Query;
  /** The best 200 by words, plus 150 by meaning for a brief; best first. */
  readonly ranked: readonly Ranked[];
  /** The number of matching documents by kind. */
  readonly byKind: readonly number[];
  /**
   * The number of documents of the wanted kinds for each facet value, given the chosen values of the other
   * facets.
   */
  readonly facets: Readonly<Record<FacetName, readonly { value: string; count: number }[]>>;
}

/** A search by meaning that can also score other texts, including texts in no index. */
export interface BriefReading extends Omit<SearchResult, "facets"> {
  /** Returns the components of a ranked document's score. */
  readonly sharesOf: (one: Ranked) => Share[];
  /** Returns the components of each document's score, relative to the same candidates. */
  readonly compare: (documents: readonly SearchDocument[]) => Share[][];
  /** How foreign the brief is to these records and their field, from 0. */
  readonly strangeness: number;
  /**
   * Returns the share of the brief's words, or of the given slots, that a text contains, from 0 to 1,
   * weighted by rarity.
   */
  readonly saidBy: (text: string, of?: readonly Slot[]) => number;
  /** Parses a part of the brief by itself. */
  readonly understand: (text: string) => Query;
}

const dateOf = ({ segment, document }: Candidate) => segment.dates[document] as number;

/** Returns the key of a candidate's document. */
export function keyOf({ segment, document }: Candidate): string {
  return segment.keys.at(document);
}

/** A serializable part of an index: its shared data, or one segment of documents. */
export type IndexPart =
  | {
      readonly vocabulary: PackedVocabulary;
      readonly statistics: PackedStatistics;
      readonly facets: PackedFacets;
    }
  | PackedSegment;

/** The in-memory search index, to which documents are added, updated and removed individually. */
export class DiscoveryIndex {
  readonly vocabulary = new Vocabulary();
  readonly statistics = new Statistics(this.vocabulary);
  readonly #facets = new FacetNumbers();
  readonly #spelling = new Spelling(this.vocabulary);
  readonly #kindCount: number;
  #segments: Segment[] = [];
  readonly #places = new Places<Segment>();
  #synonyms = new Synonyms([]);
  #revision = 0;

  /** @param kindCount the number of kinds, which are numbered from 0. */
  constructor(kindCount: number) {
    this.#kindCount = kindCount;
  }

  get size(): number {
    return this.#places.size;
  }

  /** A counter that increases with every change that may affect results or ranking. */
  get revision(): number {
    return this.#revision;
  }

  /** Whether most documents are encoded: with fewer, scores by meaning aren't comparable. */
  get isEncoded(): boolean {
    const sumOf = (count: (segment: Segment) => number) =>
      this.#segments.reduce((sum, segment) => sum + count(segment), 0);
    const encoded = sumOf((segment) => segment.encoded.count);
    return encoded > 0 && encoded >= ENCODED_SHARE * sumOf(({ size }) => size);
  }

  /** The object that revisions are relative to. */
  get origin(): object {
    return this;
  }

  /** Returns an index that can parse these texts; this one can parse any. */
  async about(_texts: readonly string[]): Promise<DiscoveryIndex> {
    return this;
  }

  /** Loads the data that a search or a brief may need; this index already has everything. */
  async gather(_text: string, _options: SearchOptions = {}): Promise<void> {}

  setSynonyms(synonyms: Synonyms): void {
    this.#synonyms = synonyms;
    this.#revision++;
  }

  /** Adds or replaces documents, ideally as many at once as a segment holds. */
  put(documents: readonly SearchDocument[]): void {
    this.#revision++;
    const latest = new Map(documents.map((document) => [document.key, document]));
    this.remove([...latest.keys()]);
    const entries = [...latest.values()].map((document) => this.#entryOf(document));
    for (const { sequence } of entries) this.statistics.count(sequence, 1);
    this.hold(entries);
    this.#merge();
  }

  protected get segments(): readonly Segment[] {
    return [...this.#segments];
  }

  protected has(key: string): boolean {
    return this.#places.find(key) !== undefined;
  }

  /** Adds documents whose words are counted already. */
  protected hold(entries: readonly Entry[]): void {
    for (let start = 0; start < entries.length; start += SEGMENT_SIZE) {
      this.#append(entries.slice(start, start + SEGMENT_SIZE));
    }
  }

  /** Removes documents; unknown keys are ignored. */
  remove(keys: readonly string[]): void {
    for (const key of keys) {
      const place = this.#places.find(key);
      if (!place) continue;
      const { segment, document } = place;
      this.statistics.count(segment.sequence(document), -1);
      segment.bury(document);
      this.#revision++;
      this.#places.delete(key);
    }
    this.#leave(this.#segments.filter(({ living }) => living === 0));
  }

  /** Removes all documents of a kind and returns their keys. */
  removeKind(kind: number): string[] {
    const keys = this.#segments.flatMap((segment) =>
      Array.from(segment.kinds, (one, document) =>
        one === kind && segment.alive[document] ? [segment.keys.at(document)] : [],
      ).flat(),
    );
    this.remove(keys);
    return keys;
  }

  /** Returns the current content of the index in serializable parts. */
  parts(): IndexPart[] {
    const [vocabulary, statistics, facets] = [this.vocabulary, this.statistics, this.#facets];
    const common = { vocabulary: vocabulary.packed, statistics: statistics.packed, facets: facets.packed };
    return [common, ...this.#segments.map(({ packed }) => packed)];
  }

  /** Adds a saved part to the empty index; the shared data comes first. */
  restore(part: IndexPart): void {
    if ("vocabulary" in part) {
      this.vocabulary.restore(part.vocabulary);
      this.statistics.restore(part.statistics);
      this.#facets.restore(part.facets);
      return;
    }
    const segment = new Segment(part);
    this.#segments.push(segment);
    segment.alive.forEach((isAlive, document) => {
      if (isAlive) this.#places.set(segment, document);
    });
  }

  /** Parses a text without searching for anything. */
  understand(text: string): Query {
    return this.#understand(text);
  }

  /** Returns a parsed search or brief, with a search's phrases and exclusions, and the resulting search. */
  protected readAsked(
    text: string,
    options: SearchOptions,
  ): { readonly terms: Terms | undefined; readonly search: Search } {
    const { kinds, byMeaning = false, synonyms, facets, byDate, encoded } = options;
    const { vocabulary, statistics } = this;
    // Briefs express exclusions in sentences.
    const terms = byMeaning ? undefined : termsOf(text, vocabulary);
    const query = this.#understand(terms?.words ?? text, synonyms, { literal: terms?.literal });
    const search = {
      segments: this.#segments,
      vocabulary,
      statistics,
      query,
      kinds,
      kindCount: this.#kindCount,
      byMeaning,
      byDate,
      allows: terms?.allows,
      hasPhrases: terms && terms.literal.size > 0,
      encoded: byMeaning && this.isEncoded ? encoded : undefined,
      chosen: facets && this.#facets.chosenOf(facets),
      facets: byMeaning ? undefined : this.#facets,
    };
    return { terms, search };
  }

  protected facetNumbers(values: FacetValues): number[] {
    return this.#facets.numbersOf(values);
  }

  /** Finds and ranks documents. */
  search(text: string, options: SearchOptions = {}): SearchResult {
    const { query, candidates, byKind, byFacet, measure } = this.find(text, options);
    const measured = candidates.map((candidate) => ({ candidate, features: measure(candidate) }));
    const ranked = rank(measured);
    if (options.byDate) ranked.sort((one, other) => dateOf(other.candidate) - dateOf(one.candidate));
    const countsOf = (name: FacetName) => [name, this.#facets.counted(name, byFacet)] as const;
    const facets = Object.fromEntries(FACETS.map(countsOf)) as Record<
      FacetName,
      ReturnType<typeof countsOf>[1]
    >;
    return { query, ranked, byKind, facets };
  }

  /** Ranks all documents of some kinds by a brief, and keeps the scale so other texts can be scored alike. */
  read(
    text: string,
    kinds: ReadonlySet<number>,
    { encoded }: Pick<SearchOptions, "encoded"> = {},
  ): BriefReading {
    const { vocabulary, statistics } = this;
    const { query, candidates, byKind, measure } = this.find(text, {
      kinds,
      byMeaning: true,
      encoded,
    });
    const measured = candidates.map((candidate) => ({ candidate, features: measure(candidate) }));
    const scale = scaleOf(measured);
    const compare = (documents: readonly SearchDocument[]) => {
      const entryOf = this.#comparing();
      const segment = Segment.of(documents.map(entryOf), vocabulary);
      const lexical = lexicalOf(segment, { vocabulary, statistics, query });
      return documents.map((_, document) =>
        sharesOf(measure({ segment, document, lexical: lexical[document] as number }), scale),
      );
    };
    return {
      query,
      byKind,
      compare,
      ranked: rank(measured, scale),
      strangeness: strangenessOf(text, query, this.isEncoded ? encoded : undefined),
      sharesOf: ({ features }) => sharesOf(features, scale),
      saidBy: (text, of = query.slots) => this.#saidBy(text, of),
      understand: (part) => this.#understand(part),
    };
  }

  #understand(text: string, synonyms = this.#synonyms, given: Understanding = {}): Query {
    const { vocabulary, statistics } = this;
    return understand(text, { vocabulary, statistics, spelling: this.#spelling, synonyms }, given);
  }

  #saidBy(text: string, slots: readonly Slot[]): number {
    const stems = new Set(wordsOf(text).map((word) => this.vocabulary.findStem(stemOf(word.text))));
    let [said, all] = [0, 0];
    for (const { alternatives, phrases, idf } of slots) {
      all += idf;
      const isSaid =
        alternatives.some(({ stem }) => stems.has(stem)) ||
        phrases.some((phrase) => phrase.stems.every((stem) => stems.has(stem)));
      if (isSaid) said += idf;
    }
    return all > 0 ? said / all : 0;
  }

  /**
   * Creates index entries for variants of records, which share most sentences; each keeps those encoded
   * passages of the record that it still contains.
   */
  #comparing(): (document: SearchDocument) => Entry {
    const sentences: KnownSentences = new Map();
    const passages = new Map<string, EncodedPassages | undefined>();
    const passagesOf = (key: string) => {
      if (!passages.has(key)) {
        const place = this.#places.find(key);
        passages.set(key, place?.segment.encoded.passages(place.document));
      }
      return passages.get(key);
    };
    return (document) => {
      const known = passagesOf(document.key);
      const kept = known && keptPassages(known, passagesIn(document));
      return this.#entryOf({ ...document, passages: kept }, sentences);
    };
  }

  /** @param most the best share of the text that any document outside this index contains. */
  protected find(text: string, options: SearchOptions, most?: number) {
    const { vocabulary, statistics } = this;
    const { search } = this.readAsked(text, options);
    const { query } = search;
    const encoded = this.isEncoded ? options.encoded : undefined;
    const measure = measuring({ vocabulary, statistics, query, encoded });
    return { ...findCandidates({ ...search, most }), query, measure };
  }

  #entryOf(document: SearchDocument, known?: KnownSentences): Entry {
    const { key, kind, passages, dated, facets = {} } = document;
    const sequence = sequenceOf(document, this.vocabulary, known);
    return { key, kind, sequence, passages, dated, facets: this.#facets.numbersOf(facets) };
  }

  #append(entries: readonly Entry[]): void {
    const segment = Segment.of(entries, this.vocabulary);
    this.#segments.push(segment);
    entries.forEach((_, document) => {
      this.#places.set(segment, document);
    });
  }

  #leave(segments: readonly Segment[]): void {
    if (segments.length === 0) return;
    this.#segments = this.#segments.filter((segment) => !segments.includes(segment));
    for (const segment of segments) this.#places.forget(segment);
  }

  /** Merges segments of similar size, counted by their remaining documents. */
  #merge(): void {
    for (let tier = 0; TIER ** tier < SEGMENT_SIZE; tier++) {
      const [least, most] = [TIER ** tier, Math.min(TIER ** (tier + 1), SEGMENT_SIZE / 2)];
      const alike = this.#segments.filter(({ living }) => living >= least && living < most);
      if (alike.length < TIER) continue;
      const entries = alike.flatMap((segment) => segment.entries());
      for (let start = 0; start < entries.length; start += SEGMENT_SIZE) {
        this.#append(entries.slice(start, start + SEGMENT_SIZE));
      }
      this.#leave(alike);
    }
  }
}
