import { FACETS, type FacetValues } from "../document.ts";
import type { Vocabulary } from "../inverted-index/vocabulary.ts";
import { BY_ENCODER, BY_WORDS, LEAST } from "../ranking/candidates.ts";
import type { Phrase, Query, Slot } from "../ranking/query.ts";
import type { Term, Terms } from "../ranking/terms.ts";
import { chosenIn } from "./cluster-document.ts";

/**
 * The maximum number of clauses in a query, since the cluster accepts 1,024; of longer texts, the least
 * informative words are omitted.
 */
const MAX_CLAUSES = 900;

/** The maximum number of values counted per facet; a search returns fewer. */
const MOST_VALUES = 1_000;

/** The documents that may be found. */
export interface Range {
  /** Restricts the search to these kinds; all kinds without it. */
  readonly kinds: readonly number[] | undefined;
  /** The documents whose state in the cluster differs from the database, which supplies them instead. */
  readonly except: { readonly keys: readonly string[]; readonly kinds: readonly number[] };
}

/** The wanted documents, and their order. */
export interface Wanted {
  /** The minimum share of the query that a document must have, weighted by rarity. */
  readonly least: number;
  /** The chosen values by facet; undefined if facets aren't counted. */
  readonly facets: FacetValues | undefined;
  /** Whether to sort by date, latest first, instead of by score. */
  readonly byDate: boolean;
  readonly source: readonly string[];
}

type Clause = Readonly<Record<string, unknown>>;

const inRange = ({ except }: Range, must: readonly Clause[] = [], not: readonly Clause[] = []) => ({
  filter: [{ exists: { field: "kind" } }, ...must],
  must_not: [{ ids: { values: except.keys } }, { terms: { kind: except.kinds } }, ...not],
});
const having = (facets: FacetValues, except?: string): Clause[] =>
  FACETS.filter((name) => name !== except && facets[name]?.length).map((name) => ({
    terms: { chosen: chosenIn({ [name]: facets[name] }) },
  }));
const countedIf = (filter: readonly Clause[], field: string, size: number) => ({
  filter: { bool: { filter } },
  aggs: { counted: { terms: { field, size } } },
});
const ofKinds = ({ kinds }: Range) => (kinds ? [{ terms: { kind: kinds } }] : []);

/** Returns the most informative words of a query, within a number of clauses. */
function tellingSlots({ slots }: Query, most: number): Slot[] {
  const sizeOf = ({ alternatives, phrases }: Slot) =>
    phrases.reduce((sum, { stems }) => sum + stems.length + 1, alternatives.length + 1);
  let left = most;
  return slots
    .toSorted((a, b) => b.count * b.idf - a.count * a.idf)
    .flatMap((slot) => {
      const fitting = sizeOf(slot) > most / 4 ? shortened(slot) : slot;
      left -= sizeOf(fitting);
      return left < 0 || sizeOf(fitting) === 1 ? [] : [fitting];
    });
}

/** Truncates the alternatives of a word, which may be thousands. */
function shortened(slot: Slot): Slot {
  return { ...slot, alternatives: slot.alternatives.slice(0, 100), phrases: slot.phrases.slice(0, 30) };
}

/** Matches words next to each other in a sentence. */
function standing(term: Term): Clause {
  const clauses = term.map((one) =>
    "stem" in one
      ? { span_term: { stems: one.stem } }
      : { span_or: { clauses: one.words.map((word) => ({ span_term: { spoken: word } })) } },
  );
  return { span_near: { clauses, slop: 0, in_order: true } };
}

/** Builds the cluster's queries for a parsed text. */
export class ClusterQueries {
  readonly #slots: readonly Slot[];
  readonly #nameOf: (stem: number) => string;
  /** The required phrases and the excluded terms. */
  readonly #phrases: readonly Clause[];
  readonly #excluded: readonly Clause[];

  constructor(
    query: Query,
    vocabulary: Vocabulary,
    { phrases, excluded }: Pick<Terms, "phrases" | "excluded"> = { phrases: [], excluded: [] },
  ) {
    const words = [...phrases, ...excluded].flat();
    const taken = words.reduce((sum, one) => sum + 1 + ("words" in one ? one.words.length : 1), 0);
    this.#slots = tellingSlots(query, Math.max(MAX_CLAUSES - taken, 0));
    this.#nameOf = (stem) => vocabulary.stems[stem] ?? "";
    this.#phrases = phrases.map(standing);
    this.#excluded = excluded.map(standing);
  }

  /** Whether the query has no words to search for. */
  get isEmpty(): boolean {
    return this.#slots.length === 0;
  }

  /** The coverage of every matching document; undefined if it may differ between documents. */
  get onlyWorth(): number | undefined {
    return this.#slots.length > 1 ? undefined : (this.#slots[0]?.idf ?? 0);
  }

  /** Finds the document with the highest coverage; its score is the coverage. */
  most(range: Range) {
    return {
      size: 1,
      track_total_hits: false,
      _source: false,
      query: { bool: { ...inRange(range, this.#phrases, this.#excluded), must: [this.#coverage()] } },
    };
  }

  /**
   * Finds the best documents by BM25, which the cluster computes like the product, or the latest ones; and
   * counts all matches.
   */
  byWords(range: Range, { least, facets, byDate, source }: Wanted) {
    const enough = least > 0 ? [{ function_score: { query: this.#coverage(), min_score: least } }] : [];
    const chosen = facets ? having(facets) : [];
    const kinds = ofKinds(range);
    const counts = FACETS.map((name) => [
      name,
      countedIf([...kinds, ...having(facets ?? {}, name)], `facets.${name}`, MOST_VALUES),
    ]);
    return {
      size: BY_WORDS,
      track_total_hits: false,
      _source: source,
      query: {
        bool: {
          ...inRange(range, [...enough, ...this.#phrases], this.#excluded),
          must: [{ bool: { should: this.#words() } }],
        },
      },
      post_filter: { bool: { filter: [...kinds, ...chosen] } },
      ...(byDate && { sort: [{ dated: "desc" }] }),
      aggs: { kinds: countedIf(chosen, "kind", 100), ...(facets && Object.fromEntries(counts)) },
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

  /** Requires the parts of a compound word next to each other. */
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

/**
 * Vectors of another model, which remain until they are replaced, are near nothing. Each byte of the query's
 * vector is passed as a character, which Java reads without unboxing numbers.
 */
const NEARNESS = `
  BytesRef v = doc['sum'].value; byte[] b = v.bytes; int o = v.offset; String q = params.q; int sum = 0;
  if (v.length != q.length()) { return 2; }
  for (int i = 0; i < v.length; i++) { sum += b[o + i] * (q.charAt(i) - 128); }
  return 2 + sum / ${127 * 127}.0;`;

/** Finds the nearest documents by the sum of their vectors. */
export function nearest(range: Range, vector: Int8Array, source: readonly string[]) {
  const encoded = [{ term: { isEncoded: true } }, ...ofKinds(range)];
  return {
    size: BY_ENCODER,
    track_total_hits: false,
    _source: source,
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

/** Finds any documents. */
export function anything(range: Range, source: readonly string[]) {
  return {
    size: LEAST,
    track_total_hits: false,
    _source: source,
    sort: ["_doc"],
    query: { bool: inRange(range, ofKinds(range)) },
  };
}

/** Computes the sums over all documents. */
export const TOTALS = {
  size: 0,
  track_total_hits: false,
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

/** Finds indexed words that are similar to each of some words; the product chooses among them. */
export function suggestions(words: readonly string[], limitOf: (word: string) => number) {
  return {
    size: 0,
    suggest: Object.fromEntries(
      words.map((word) => [
        word,
        {
          text: word,
          term: {
            field: "words",
            suggest_mode: "always",
            prefix_length: 0,
            min_word_length: 1,
            size: 50,
            max_edits: limitOf(word),
            max_inspections: 200,
            string_distance: "damerau_levenshtein",
          },
        },
      ]),
    ),
  };
}

/** Finds indexed words that begin with a text, most frequent first. */
export function completions(start: string, most: number) {
  return {
    size: 0,
    query: { prefix: { words: start } },
    aggs: {
      words: { terms: { field: "words", include: `${start}.*`, size: most, execution_hint: "map" } },
    },
  };
}
