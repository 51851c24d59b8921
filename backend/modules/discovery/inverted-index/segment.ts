import type { EncodedPassages } from "../encoder/encoded-passages.ts";
import { EncodedSegment, type PackedPassages } from "../encoder/encoded-segment.ts";
import { Keys } from "./places.ts";
import { isAttached, weightAfter } from "./sequence.ts";
import { Scratch, StoredArray } from "./stored-array.ts";
import type { Vocabulary } from "./vocabulary.ts";

const single = new Scratch();
const many = new Scratch();

/** A document in the form in which the index stores it. */
export interface Entry {
  readonly key: string;
  readonly kind: number;
  readonly sequence: Int32Array;
  /** The numbers of its facet values. */
  readonly facets?: readonly number[] | undefined;
  readonly dated?: number | undefined;
  readonly passages?: EncodedPassages | undefined;
}

/** The serializable arrays of a segment. */
export interface PackedSegment {
  readonly keys: Pick<Keys, "bytes" | "ends">;
  readonly kinds: Uint8Array;
  readonly facets: Int32Array;
  readonly facetEnds: Uint32Array;
  readonly dates: Float64Array;
  readonly alive: Uint8Array;
  readonly lengths: Uint32Array;
  readonly encoded: PackedPassages;
  readonly sequences: StoredArray<Int32Array>;
  readonly sequenceEnds: Uint32Array;
  readonly stems: Int32Array;
  readonly ends: Uint32Array;
  readonly documents: StoredArray<Uint16Array>;
  readonly counts: StoredArray<Uint8Array>;
}

/**
 * Up to SEGMENT_SIZE documents with their postings, packed into typed arrays. It is immutable except for
 * deletions; since the index is a list of segments, an update only creates a small one, and no rebuild is
 * ever large.
 */
export class Segment {
  readonly keys: Keys;
  readonly kinds: Uint8Array;
  /** The publication time of each document. */
  readonly dates: Float64Array;
  readonly alive: Uint8Array;
  /** The weighted number of words of each document, times two. */
  readonly lengths: Uint32Array;
  /** The encoded sentences of the documents. */
  readonly encoded: EncodedSegment;
  #dead = 0;
  readonly #facets: Int32Array;
  readonly #facetEnds: Uint32Array;
  readonly #sequences: StoredArray<Int32Array>;
  readonly #sequenceEnds: Uint32Array;
  readonly #stems: Int32Array;
  readonly #ends: Uint32Array;
  readonly #documents: StoredArray<Uint16Array>;
  readonly #counts: StoredArray<Uint8Array>;

  constructor(packed: PackedSegment) {
    this.keys = new Keys(packed.keys);
    this.encoded = new EncodedSegment(packed.encoded);
    this.kinds = packed.kinds;
    this.#facets = packed.facets;
    this.#facetEnds = packed.facetEnds;
    this.dates = packed.dates;
    this.alive = packed.alive;
    this.lengths = packed.lengths;
    this.#sequenceEnds = packed.sequenceEnds;
    this.#sequences = packed.sequences;
    this.#stems = packed.stems;
    this.#ends = packed.ends;
    this.#documents = packed.documents;
    this.#counts = packed.counts;
    for (const isAlive of this.alive) if (!isAlive) this.#dead++;
  }

  /** Packs documents. */
  static of(entries: readonly Entry[], vocabulary: Vocabulary): Segment {
    const lengths = new Uint32Array(entries.length);
    const sequenceEnds = new Uint32Array(entries.length);
    const sequences = new Int32Array(entries.reduce((sum, { sequence }) => sum + sequence.length, 0));
    const postings = new Map<number, number[]>();
    let end = 0;
    entries.forEach(({ sequence }, document) => {
      sequences.set(sequence, end);
      end += sequence.length;
      sequenceEnds[document] = end;
      lengths[document] = collect(sequence, document, vocabulary, postings);
    });
    const stems = Int32Array.from(postings.keys()).sort();
    const ends = new Uint32Array(stems.length);
    let size = 0;
    stems.forEach((stem, place) => {
      size += (postings.get(stem)?.length ?? 0) / 2;
      ends[place] = size;
    });
    const documents = new Uint16Array(size);
    const counts = new Uint8Array(size);
    let at = 0;
    for (const stem of stems) {
      const list = postings.get(stem) ?? [];
      for (let place = 0; place < list.length; place += 2) {
        documents[at] = list[place] as number;
        counts[at++] = Math.min(list[place + 1] as number, 255);
      }
    }
    let facetEnd = 0;
    return new Segment({
      lengths,
      sequenceEnds,
      stems,
      ends,
      sequences: StoredArray.of(sequences),
      documents: StoredArray.of(documents),
      counts: StoredArray.of(counts),
      keys: Keys.of(entries.map(({ key }) => key)),
      kinds: Uint8Array.from(entries, ({ kind }) => kind),
      facets: Int32Array.from(entries.flatMap(({ facets = [] }) => facets)),
      facetEnds: Uint32Array.from(entries, ({ facets = [] }) => {
        facetEnd += facets.length;
        return facetEnd;
      }),
      dates: Float64Array.from(entries, ({ dated = 0 }) => dated),
      alive: new Uint8Array(entries.length).fill(1),
      encoded: EncodedSegment.of(entries.map(({ passages }) => passages)).packed,
    });
  }

  /** The current serializable arrays. */
  get packed(): PackedSegment {
    return {
      keys: this.keys,
      kinds: this.kinds,
      dates: this.dates,
      facets: this.#facets,
      facetEnds: this.#facetEnds,
      alive: this.alive.slice(),
      lengths: this.lengths,
      encoded: this.encoded.packed,
      sequences: this.#sequences,
      sequenceEnds: this.#sequenceEnds,
      stems: this.#stems,
      ends: this.#ends,
      documents: this.#documents,
      counts: this.#counts,
    };
  }

  get size(): number {
    return this.keys.length;
  }

  /** The number of documents that aren't deleted. */
  get living(): number {
    return this.size - this.#dead;
  }

  /** Marks a document as deleted or replaced by a later segment. */
  bury(document: number): void {
    if (!this.alive[document]) return;
    this.alive[document] = 0;
    this.#dead++;
  }

  /** Returns the word numbers of a document; valid until another document is read. */
  sequence(document: number): Int32Array {
    return this.#sequences.readInto(single, this.#startOf(document), this.#sequenceEnds[document]);
  }

  /** Returns a reader of many documents' sequences, valid until another segment's reader is created. */
  sequences(): (document: number) => Int32Array {
    const all = this.#sequences.readInto(many);
    return (document) => all.subarray(this.#startOf(document), this.#sequenceEnds[document]);
  }

  /** Returns the documents with a stem, ascending, and its weighted count in each, times two. */
  postings(stem: number): { documents: Uint16Array; counts: Uint8Array } | undefined {
    const place = placeOf(this.#stems, stem);
    if (place < 0) return undefined;
    const start = place === 0 ? 0 : (this.#ends[place - 1] as number);
    const end = this.#ends[place] as number;
    return { documents: this.#documents.read(start, end), counts: this.#counts.read(start, end) };
  }

  /** Returns the numbers of a document's facet values. */
  facets(document: number): Int32Array {
    const start = document === 0 ? 0 : (this.#facetEnds[document - 1] as number);
    return this.#facets.subarray(start, this.#facetEnds[document]);
  }

  /** Adds each of a document's facet values to the counts by number. */
  countFacets(document: number, counts: Uint32Array): void {
    const end = this.#facetEnds[document] as number;
    for (let at = document === 0 ? 0 : (this.#facetEnds[document - 1] as number); at < end; at++)
      (counts[this.#facets[at] as number] as number)++;
  }

  #startOf(document: number): number {
    return document === 0 ? 0 : (this.#sequenceEnds[document - 1] as number);
  }

  /** Returns the remaining documents, to be packed into another segment. */
  entries(): Entry[] {
    return Array.from(this.alive, (isAlive, document) =>
      isAlive
        ? [
            {
              key: this.keys.at(document),
              kind: this.kinds[document] as number,
              sequence: this.sequence(document).slice(),
              facets: [...this.facets(document)],
              dated: this.dates[document],
              passages: this.encoded.passages(document),
            },
          ]
        : [],
    ).flat();
  }
}

/** Adds a document's weighted counts to the postings and returns its length. */
function collect(
  sequence: Int32Array,
  document: number,
  vocabulary: Vocabulary,
  postings: Map<number, number[]>,
): number {
  let weight = 0;
  let length = 0;
  let ofDocument = false;
  for (const value of sequence) {
    if (value < 0) {
      weight = weightAfter(value);
      ofDocument = isAttached(value);
      continue;
    }
    const stem = vocabulary.stem(value);
    if (!ofDocument) length += weight;
    const list = postings.get(stem);
    if (!list) postings.set(stem, [document, weight]);
    else if (list[list.length - 2] !== document) list.push(document, weight);
    else if (!ofDocument) (list[list.length - 1] as number) += weight;
  }
  return length;
}

/** Returns the index of a value in a sorted array; negative if it is missing. */
export function placeOf(sorted: Int32Array | Uint16Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle] as number;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
