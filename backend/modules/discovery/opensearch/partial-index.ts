import { DiscoveryIndex, type SearchOptions } from "../discovery-index.ts";
import type { SearchDocument } from "../document.ts";
import type { Segment } from "../inverted-index/segment.ts";
import { pairOf } from "../inverted-index/statistics.ts";
import { gramsOf } from "../inverted-index/vocabulary.ts";
import { type Found, findCandidates, LEAST, leastCoverage, mostSaid } from "../ranking/candidates.ts";
import { COMPLETIONS, MAX_WORDS, type Query, TYPED } from "../ranking/query.ts";
import type { Synonyms } from "../ranking/synonyms.ts";
import { stemOf } from "../text/stem.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";
import { entryOf, gramName, pairName } from "./cluster-document.ts";
import {
  anything,
  ClusterQueries,
  completions,
  nearest,
  type Range,
  suggestions,
  type Wanted,
} from "./cluster-queries.ts";
import type { ClusterStore, CountedTotals, Hits, Terms } from "./cluster-store.ts";

/** The maximum number of a text's unknown words that are compared with known ones. */
const MOST_UNKNOWN = 20;
/** The maximum number of a text's unknown words that are split into two known ones. */
const MOST_SPLIT = 200;

/** The number of matching documents by kind and by facet value. */
type Counted = Pick<Found, "byKind" | "byFacet">;

/** The data of a catalog in a cluster that doesn't come from search responses. */
export interface PartialCatalog {
  readonly store: ClusterStore;
  readonly totals: CountedTotals;
  readonly isEncoded: boolean;
  readonly synonyms: Synonyms;
  readonly kindCount: number;
  /** Documents that are missing in the cluster or outdated there. */
  readonly changed: readonly SearchDocument[];
  readonly except: Range["except"];
}

/**
 * The part of a cluster's catalog that some texts need: the frequencies of their words, and the candidate
 * documents. With it, parsing and ranking use the same functions as the in-memory index.
 */
export class PartialIndex extends DiscoveryIndex {
  readonly #catalog: PartialCatalog;
  readonly #synonyms: Synonyms;
  readonly #asked: Readonly<Record<keyof Terms, Set<string>>> = {
    words: new Set(),
    stems: new Set(),
    grams: new Set(),
    pairs: new Set(),
  };
  readonly #changed: readonly Segment[];
  /** The last gathered search's counts and best coverage, which a partial index can't compute itself. */
  #counted: Counted | undefined;
  #most = 0;

  constructor(catalog: PartialCatalog) {
    super(catalog.kindCount);
    this.#catalog = catalog;
    this.#synonyms = catalog.synonyms;
    this.statistics.know(catalog.totals);
    this.setSynonyms(catalog.synonyms);
    this.put(catalog.changed);
    this.#changed = this.segments;
  }

  override get isEncoded(): boolean {
    return this.#catalog.isEncoded;
  }

  override async about(texts: readonly string[]): Promise<DiscoveryIndex> {
    const told = texts.map((text) =>
      wordsOf(text)
        .map((word) => word.text)
        .filter((word) => !isStopWord(word))
        .slice(0, MAX_WORDS),
    );
    const words = told.flat();
    const joined = told.flatMap((list) => list.slice(1).map((word, at) => (list[at] ?? "") + word));
    const meant = told.flatMap((list) => this.#meaningsOf(list.map(stemOf)));
    await this.#know({
      words: [...words, ...joined],
      stems: [...[...words, ...joined].map(stemOf), ...meant],
    });
    const isKnown = (word: string) =>
      this.statistics.withStem(this.vocabulary.findStem(stemOf(word)) ?? -1) > 0;
    const unknown = [...new Set(words.filter((word) => !isKnown(word)))];
    const typed = new Set(told.filter((list) => list.length <= TYPED).flat());
    await this.#knowSplits([...new Set([...unknown.slice(0, MOST_SPLIT), ...typed])]);
    if (unknown.length === 0) return this;
    const misspelled = unknown
      .filter((word) => typed.has(word) && word.length >= 4 && !/\d/.test(word))
      .slice(0, MOST_UNKNOWN);
    const unfinished = told.flatMap((list) => list.slice(-1)).filter((word) => unknown.includes(word));
    const asked = [
      ...(misspelled.length > 0 ? [suggestions(misspelled, (word) => (word.length < 8 ? 1 : 2))] : []),
      ...unfinished.filter((word) => word.length >= 3).map((word) => completions(word, 4 * COMPLETIONS)),
    ];
    const answers = asked.length > 0 ? await this.#catalog.store.search(asked) : [];
    const found = answers.flatMap(({ suggested, words }) => [...suggested, ...words.map(({ key }) => key)]);
    await this.#know({ words: found, stems: found.map(stemOf) });
    return this;
  }

  override async gather(text: string, options: SearchOptions = {}): Promise<void> {
    const { kinds, byMeaning = false, facets = {}, byDate = false } = options;
    const { store, except } = this.#catalog;
    const { terms, search } = this.readAsked(text, options);
    const { query } = search;
    const range: Range = { kinds: kinds && [...kinds], except };
    const queries = new ClusterQueries(query, this.vocabulary, terms);
    const near = search.encoded?.whole;
    const source = ["kind", "facets", "dated", "said", ...(near ? ["vectors", "marks"] : [])];
    const own = { ...search, segments: this.#changed };
    const most = byMeaning || queries.isEmpty ? 0 : await this.#mostOf(queries, range, mostSaid(own));
    const wanted: Wanted = {
      least: byMeaning ? 0 : leastCoverage(most, query, search.hasPhrases),
      facets: byMeaning ? undefined : facets,
      byDate,
      source,
    };
    const asked = [
      ...(queries.isEmpty ? [] : [queries.byWords(range, wanted)]),
      ...(near ? [nearest(range, near, source)] : []),
    ];
    const [answers] = await Promise.all([
      asked.length > 0 ? store.search(asked) : [],
      this.#knowParts(query),
    ]);
    await this.#take(answers, byMeaning);
    if (byMeaning && new Set(answers.flatMap(({ hits }) => hits.map(({ key }) => key))).size < LEAST)
      await this.#take(await store.search([anything(range, source)]), byMeaning);
    this.#most = most;
    this.#counted = this.#added(findCandidates({ ...own, most }), queries.isEmpty ? undefined : answers[0]);
  }

  protected override find(text: string, options: SearchOptions) {
    return { ...super.find(text, options, this.#most), ...this.#counted };
  }

  /** Adds the counts of the changed documents and of the cluster. */
  #added({ byKind, byFacet }: Found, answer: Hits | undefined): Counted {
    const kinds = [...byKind];
    const facets = new Map(byFacet);
    for (const { key, doc_count: count } of answer?.byKind ?? []) (kinds[key] as number) += count;
    for (const [name, values] of answer?.byFacet ?? [])
      for (const { key, doc_count: count } of values)
        for (const number of this.facetNumbers({ [name]: [key] }))
          facets.set(number, (facets.get(number) ?? 0) + count);
    return { byKind: kinds, byFacet: facets };
  }

  /** Returns the best coverage of a query by any document. */
  async #mostOf(queries: ClusterQueries, range: Range, own: number): Promise<number> {
    // Slightly less, since the cluster sums with another precision.
    if (queries.onlyWorth !== undefined) return Math.max(own, queries.onlyWorth) * 0.99999;
    const [answer] = await this.#catalog.store.search([queries.most(range)]);
    return Math.max(own, answer?.most ?? 0) * 0.99999;
  }

  /**
   * Adds the found documents; for a brief, also the frequencies of their words, since other texts may be
   * compared with it.
   */
  async #take(answers: readonly Hits[], byMeaning: boolean): Promise<void> {
    const found = new Map(answers.flatMap(({ hits }) => hits.map((hit) => [hit.key, hit] as const)));
    const entries = [...found.values()]
      .filter(({ key }) => !this.has(key))
      .map(({ key, document }) =>
        entryOf(key, document, this.vocabulary, (values) => this.facetNumbers(values)),
      );
    this.hold(entries);
    if (!byMeaning) return;
    const words = new Set(entries.flatMap(({ sequence }) => [...sequence].filter((value) => value >= 0)));
    const { vocabulary } = this;
    await this.#know({
      stems: Array.from(words, (word) => vocabulary.stems[vocabulary.stem(word)] as string),
    });
  }

  /** Loads the frequencies of the words that each word may be split into, and of their pairs. */
  async #knowSplits(words: readonly string[]): Promise<void> {
    const splits = words.flatMap(splitsOf);
    const parts = [...new Set(splits.flat())];
    await this.#know({ words: parts, stems: parts.map(stemOf) });
    const pairs = new Map<string, number>();
    for (const [one, other] of splits) {
      const [first, second] = [one, other].map((part) => this.vocabulary.findStem(stemOf(part)));
      if (first !== undefined && second !== undefined)
        pairs.set(pairName(stemOf(one), stemOf(other)), pairOf(first, second));
    }
    await this.#knowPairs(pairs);
  }

  /** Loads the document frequencies of pairs, by their terms in the cluster. */
  async #knowPairs(pairs: ReadonlyMap<string, number>): Promise<void> {
    const found = await this.#ask({ pairs: pairs.keys() });
    for (const [name, count] of found.pairs) this.statistics.knowOf("pair", pairs.get(name) ?? 0, count);
  }

  /** Loads the document frequencies of a query's 4-grams and pairs. */
  async #knowParts({ words, order }: Query): Promise<void> {
    const { stems } = this.vocabulary;
    const grams = new Map(words.flatMap(gramsOf).map((gram) => [gramName(gram), gram] as const));
    const pairs = new Map<string, number>();
    order.forEach((first, at) => {
      const next = order[at + 1] ?? -1;
      if (first >= 0 && next >= 0)
        pairs.set(pairName(stems[first] as string, stems[next] as string), pairOf(first, next));
    });
    const [found] = await Promise.all([this.#ask({ grams: grams.keys() }), this.#knowPairs(pairs)]);
    for (const [name, count] of found.grams) this.statistics.knowOf("gram", grams.get(name) ?? 0, count);
  }

  async #know(terms: Pick<Terms, "words" | "stems">): Promise<void> {
    const found = await this.#ask(terms);
    for (const [stem, count] of found.stems)
      this.statistics.knowOf("stem", this.vocabulary.stemIdOf(stem), count);
    for (const word of found.words.keys()) this.vocabulary.idOf(word);
  }

  /** Requests the terms that weren't requested before. */
  #ask(terms: Terms) {
    const fresh: Partial<Record<keyof Terms, string[]>> = {};
    for (const [field, values] of Object.entries(terms) as [keyof Terms, Iterable<string>][]) {
      const before = this.#asked[field];
      fresh[field] = [...new Set(values)].filter((value) => !before.has(value));
      for (const value of fresh[field]) before.add(value);
    }
    return this.#catalog.store.frequencies(fresh);
  }

  #meaningsOf(stems: readonly string[]): string[] {
    return stems.flatMap((_, place) =>
      this.#synonyms.at(stems, place).flatMap(({ meanings }) => meanings.flat()),
    );
  }
}

/** Returns the pairs of words that a word may be split into, such as `heart` and `rate` for `heartrate`. */
function splitsOf(word: string): [string, string][] {
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => [
    word.slice(0, at + 1),
    word.slice(at + 1),
  ]);
}
