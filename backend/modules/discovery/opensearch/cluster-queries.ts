import type { Vocabulary } from "../postings/vocabulary.ts";
import { BY_ENCODER, BY_WORDS, LEAST } from "../ranking/candidates.ts";
import type { Phrase, Query, Slot } from "../ranking/query.ts";

/** The cluster takes at most 1,024 clauses in a query; of a text with more, the words that say least are left out. */
const MAX_CLAUSES = 900;

/** What may be found. */
export interface Range {
  /** Only these kinds; all without. */
  readonly kinds: readonly number[] | undefined;
  /** What the cluster has in another state than the database: it is known from there. */
  readonly except: { readonly keys: readonly string[]; readonly kinds: readonly number[] };
}

type Clause = Readonly<Record<string, unknown>>;

const inRange = ({ except }: Range, must: readonly Clause[] = []) => ({
  filter: [{ exists: { field: "kind" } }, ...must],
  must_not: [{ ids: { values: except.keys } }, { terms: { kind: except.kinds } }],
});
const ofKinds = ({ kinds }: Range) => (kinds ? [{ terms: { kind: kinds } }] : []);

/** The words of a query by which candidates are looked for. */
function tellingSlots({ slots }: Query): Slot[] {
  const sizeOf = ({ alternatives, phrases }: Slot) =>
    phrases.reduce((sum, { stems }) => sum + stems.length + 1, alternatives.length + 1);
  let left = MAX_CLAUSES;
  return slots
    .toSorted((a, b) => b.count * b.idf - a.count * a.idf)
    .flatMap((slot) => {
      const fitting = sizeOf(slot) > MAX_CLAUSES / 4 ? shortened(slot) : slot;
      left -= sizeOf(fitting);
      return left < 0 || sizeOf(fitting) === 1 ? [] : [fitting];
    });
}

/** Of the thousands of other names that a word may have, the first. */
function shortened(slot: Slot): Slot {
  return { ...slot, alternatives: slot.alternatives.slice(0, 100), phrases: slot.phrases.slice(0, 30) };
}

/** Queries of the cluster for a text that was understood. */
export class ClusterQueries {
  readonly #slots: readonly Slot[];
  readonly #nameOf: (stem: number) => string;

  constructor(query: Query, vocabulary: Vocabulary) {
    this.#slots = tellingSlots(query);
    this.#nameOf = (stem) => vocabulary.stems[stem] ?? "";
  }

  /** Whether nothing can be found by words. */
  get isEmpty(): boolean {
    return this.#slots.length === 0;
  }

  /** How much every document says of the query that says any of it; undefined where some may say more than others. */
  get onlyWorth(): number | undefined {
    return this.#slots.length > 1 ? undefined : (this.#slots[0]?.idf ?? 0);
  }

  /** Finds the document that says most of the query; its score is how much it says. */
  most(range: Range) {
    return {
      ...{ size: 1, track_total_hits: false, _source: false },
      query: { bool: { ...inRange(range), must: [this.#coverage()] } },
    };
  }

  /**
   * Finds the best by BM25, which the cluster computes as the product does.
   * @param least how much of the query they must say, by rarity of the words.
   */
  byWords(range: Range, least: number, source: readonly string[]) {
    const enough = least > 0 ? [{ function_score: { query: this.#coverage(), min_score: least } }] : [];
    return {
      ...{ size: BY_WORDS, track_total_hits: false, _source: source },
      query: { bool: { ...inRange(range, enough), must: [{ bool: { should: this.#words() } }] } },
      post_filter: { bool: { filter: ofKinds(range) } },
      aggs: { kinds: { terms: { field: "kind", size: 100 } } },
    };
  }

  #words(): Clause[] {
    return this.#slots.map(({ alternatives, phrases, count }) => ({
      dis_max: {
        queries: [
          ...alternatives.map(({ stem, weight }) => this.#term(stem, weight * count)),
          ...phrases.map((phrase) => ({
            bool: {
              must: phrase.stems.map((stem) =>
                this.#term(stem, (phrase.weight * count) / phrase.stems.length),
              ),
              filter: this.#joined(phrase),
            },
          })),
        ],
      },
    }));
  }

  /** The words that one word is written from stand next to each other. */
  #joined({ stems, isJoined }: Phrase): Clause[] {
    return isJoined ? [{ match_phrase: { stems: stems.map(this.#nameOf).join(" ") } }] : [];
  }

  #coverage(): Clause {
    const said = ({ alternatives, phrases }: Slot) => [
      { terms: { stems: alternatives.map(({ stem }) => this.#nameOf(stem)) } },
      ...phrases.map((phrase) => ({
        bool: { filter: [...phrase.stems.map((stem) => this.#term(stem, 1)), ...this.#joined(phrase)] },
      })),
    ];
    return {
      bool: {
        should: this.#slots.map((slot) => ({
          constant_score: { filter: { bool: { should: said(slot) } }, boost: slot.idf },
        })),
      },
    };
  }

  #term(stem: number, boost: number): Clause {
    return { term: { stems: { value: this.#nameOf(stem), boost } } };
  }
}

/** Vectors of another model, which stay until they are replaced, are near nothing. A byte of the text's vector is a character, which Java reads without unpacking a number from an object. */
const NEARNESS = `
  BytesRef v = doc['sum'].value; byte[] b = v.bytes; int o = v.offset; String q = params.q; int sum = 0;
  if (v.length != q.length()) { return 2; }
  for (int i = 0; i < v.length; i++) { sum += b[o + i] * (q.charAt(i) - 128); }
  return 2 + sum / ${127 * 127}.0;`;

/** Finds the nearest by the sum of their vectors. */
export function nearest(range: Range, vector: Int8Array, source: readonly string[]) {
  const encoded = [{ term: { isEncoded: true } }, ...ofKinds(range)];
  return {
    ...{ size: BY_ENCODER, track_total_hits: false, _source: source },
    query: {
      script_score: {
        query: { bool: inRange(range, encoded) },
        script: {
          source: NEARNESS,
          params: { q: String.fromCharCode(...Array.from(vector, (byte) => byte + 128)) },
        },
      },
    },
  };
}

/** Finds whatever there is. */
export function anything(range: Range, source: readonly string[]) {
  return {
    ...{ size: LEAST, track_total_hits: false, _source: source, sort: ["_doc"] },
    query: { bool: inRange(range, ofKinds(range)) },
  };
}

/** The sums over all documents. */
export const TOTALS = {
  ...{ size: 0, track_total_hits: false },
  query: { exists: { field: "kind" } },
  aggs: {
    documents: { value_count: { field: "kind" } },
    encoded: { filter: { term: { isEncoded: true } } },
    ...Object.fromEntries(
      ["length", "gramCount", "pairCount", "sentenceCount", "wordCount"].map((field) => [
        field,
        { sum: { field } },
      ]),
    ),
  },
};

/** The known words that are near each of some words; the product chooses among them. */
export function suggestions(words: readonly string[], limitOf: (word: string) => number) {
  return {
    size: 0,
    suggest: Object.fromEntries(
      words.map((word) => [
        word,
        {
          text: word,
          term: {
            ...{ field: "words", suggest_mode: "always", prefix_length: 0, min_word_length: 1, size: 50 },
            ...{ max_edits: limitOf(word), max_inspections: 200, string_distance: "damerau_levenshtein" },
          },
        },
      ]),
    ),
  };
}

/** The known words that begin with a text, those of most documents first. */
export function completions(start: string, most: number) {
  return {
    size: 0,
    query: { prefix: { words: start } },
    aggs: {
      words: { terms: { field: "words", include: `${start}.*`, size: most, execution_hint: "map" } },
    },
  };
}
