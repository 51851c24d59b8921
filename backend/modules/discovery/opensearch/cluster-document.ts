import { FACETS, type FacetValues, type SearchDocument } from "../document.ts";
import type { EncodedPassages } from "../encoder/encoded-passages.ts";
import { sumOf } from "../encoder/passages.ts";
import { facetKey } from "../inverted-index/facet-numbers.ts";
import type { Entry } from "../inverted-index/segment.ts";
import { isAttached, sequenceOf, weightAfter } from "../inverted-index/sequence.ts";
import { Vocabulary } from "../inverted-index/vocabulary.ts";

/**
 * The version of the indexes' format; increase it when the mapping, the state or the tokenization changes.
 * Indexes of other versions are not read.
 */
export const FORMAT = 4;

/** A document as stored in the cluster: analyzed by the product, so the cluster analyzes nothing. */
export interface ClusterDocument {
  readonly kind: number;
  /** The facet values as written, for counting. */
  readonly facets: FacetValues;
  /** The facet values in normalized form, for filtering. */
  readonly chosen: readonly string[];
  /** The time of publication, in milliseconds. */
  readonly dated: number;
  /** The stems of each sentence, repeated according to their weight, for finding candidates. */
  readonly stems: readonly string[];
  /** The words of each sentence, for finding phrases. */
  readonly spoken: readonly string[];
  /** The distinct words, 4-grams and pairs of neighboring stems, for document frequencies. */
  readonly words: readonly string[];
  readonly grams: readonly string[];
  readonly pairs: readonly string[];
  /** The sentences, one per line: the number of the field, followed by the words. */
  readonly said: string;
  readonly length: number;
  readonly gramCount: number;
  readonly pairCount: number;
  readonly sentenceCount: number;
  readonly wordCount: number;
  readonly isEncoded: boolean;
  /** The sum of the vectors, the vectors, and the numbers that identify their texts. */
  readonly sum?: string;
  readonly vectors?: string;
  readonly marks?: string;
}

/** The stored fields that a hit returns. */
export type KeptDocument = Pick<ClusterDocument, "kind" | "facets" | "dated" | "said" | "vectors" | "marks">;

const keyword = { type: "keyword", doc_values: false };
const inOrder = { type: "text", analyzer: "whitespace", index_options: "positions" };
const counted = { type: "integer", index: false };
const kept = { type: "keyword", index: false, doc_values: false };

/** The mapping of documents and of the index's state. */
export const MAPPING = {
  dynamic: "strict",
  _source: { excludes: ["stems", "words", "grams", "pairs", "spoken", "chosen", "sum"] },
  properties: {
    kind: { type: "byte" },
    facets: { properties: Object.fromEntries(FACETS.map((name) => [name, { type: "keyword" }])) },
    dated: { type: "long" },
    stems: inOrder,
    spoken: { ...inOrder, norms: false },
    words: { type: "keyword" },
    chosen: keyword,
    grams: keyword,
    pairs: keyword,
    said: kept,
    vectors: kept,
    marks: kept,
    length: counted,
    gramCount: counted,
    pairCount: counted,
    sentenceCount: counted,
    wordCount: counted,
    isEncoded: { type: "boolean" },
    sum: { type: "binary", doc_values: true },
    state: { type: "object", enabled: false },
  },
} as const;

/** Returns the cluster's term for a 4-gram. */
export const gramName = (gram: number): string => gram.toString(36);
/** Returns the cluster's term for a pair of neighboring stems; no stem contains the separator. */
export const pairName = (first: string, second: string): string => `${first}~${second}`;

/** Converts documents for the cluster; words that several of them have are processed once. */
export function clusterDocuments(documents: readonly SearchDocument[]): Map<string, ClusterDocument> {
  const vocabulary = new Vocabulary();
  return new Map(documents.map((document) => [document.key, clusterDocument(document, vocabulary)]));
}

function clusterDocument(document: SearchDocument, vocabulary: Vocabulary): ClusterDocument {
  const sentences: { field: number; words: number[] }[] = [];
  for (const value of sequenceOf(document, vocabulary)) {
    if (value < 0) sentences.push({ field: -1 - value, words: [] });
    else sentences.at(-1)?.words.push(value);
  }
  const { facets = {} } = document;
  const wordOf = (word: number) => vocabulary.words[word] as string;
  const stemOf = (word: number) => vocabulary.stems[vocabulary.stem(word)] as string;
  const [words, grams, pairs] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const stems: string[] = [];
  const again: string[] = [];
  const known = new Set<string>();
  const counts = { length: 0, gramCount: 0, pairCount: 0, sentenceCount: 0, wordCount: 0 };
  for (const { field, words: numbers } of sentences) {
    const weight = weightAfter(-1 - field);
    const ofSentence = numbers.map(stemOf);
    const added = ofSentence.filter((stem) => !known.has(stem));
    for (const stem of added) known.add(stem);
    if (isAttached(-1 - field)) {
      for (const word of numbers) words.add(wordOf(word));
      if (added.length > 0) stems.push([...new Set(added)].join(" "));
      continue;
    }
    counts.sentenceCount++;
    stems.push(ofSentence.join(" "));
    for (let times = 2; times < weight; times += 2) again.push(ofSentence.join(" "));
    counts.length += weight * numbers.length;
    counts.wordCount += numbers.length;
    numbers.forEach((word, at) => {
      words.add(wordOf(word));
      const ofWord = vocabulary.grams(word);
      counts.gramCount += ofWord.length;
      for (const gram of ofWord) grams.add(gramName(gram));
      if (at === 0) return;
      counts.pairCount++;
      pairs.add(pairName(ofSentence[at - 1] as string, ofSentence[at] as string));
    });
  }
  return {
    ...counts,
    kind: document.kind,
    facets,
    dated: document.dated ?? 0,
    chosen: chosenIn(facets),
    stems: [...stems, ...again],
    spoken: sentences.map(({ words: said }) => said.map(wordOf).join(" ")),
    words: [...words],
    grams: [...grams],
    pairs: [...pairs],
    said: sentences.map(({ field, words: said }) => [field, ...said.map(wordOf)].join(" ")).join("\n"),
    ...encodedAs(document.passages),
  };
}

function encodedAs(passages: EncodedPassages | undefined) {
  if (!passages || passages.marks.length === 0) return { isEncoded: false };
  const { marks, vectors } = passages;
  return {
    isEncoded: true,
    sum: base64(sumOf(vectors)),
    vectors: base64(vectors),
    marks: base64(new Uint8Array(marks.slice().buffer)),
  };
}

function base64(bytes: Int8Array | Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");
}

/** Returns facet values in normalized form. */
export function chosenIn(values: FacetValues): string[] {
  return FACETS.flatMap((name, facet) => (values[name] ?? []).map((value) => facetKey(facet, value)));
}

/** Converts a stored document to an index entry, with its facet values numbered. */
export function entryOf(
  key: string,
  document: KeptDocument,
  vocabulary: Vocabulary,
  facetNumbers: (values: FacetValues) => number[],
): Entry {
  const sequence: number[] = [];
  for (const line of document.said.split("\n")) {
    const [field, ...words] = line.split(" ");
    sequence.push(-1 - Number(field));
    for (const word of words) sequence.push(vocabulary.idOf(word));
  }
  return {
    key,
    kind: document.kind,
    sequence: Int32Array.from(document.said ? sequence : []),
    facets: facetNumbers(document.facets),
    dated: document.dated,
    passages: passagesOf(document),
  };
}

function passagesOf({ vectors, marks }: KeptDocument): EncodedPassages | undefined {
  if (!vectors || !marks) return undefined;
  const bytes = Uint8Array.from(Buffer.from(marks, "base64"));
  return { marks: new Int32Array(bytes.buffer), vectors: Int8Array.from(Buffer.from(vectors, "base64")) };
}
