import { Scratch, StoredArray } from "../inverted-index/stored-array.ts";
import type { EncodedPassages } from "./encoded-passages.ts";
import { modelInUse } from "./model-in-use.ts";
import { sumOf } from "./passages.ts";
import type { EncodedQuery } from "./query-encoding.ts";
import { nearness } from "./unit-vectors.ts";

/** The serializable arrays of encoded passages. */
export interface PackedPassages {
  readonly ends: Uint32Array;
  readonly marks: StoredArray<Int32Array>;
  readonly vectors: StoredArray<Int8Array>;
  readonly sums: StoredArray<Int8Array>;
  readonly count: number;
}

const single = new Scratch();
const many = new Scratch();

/** The packed encoded passages of a segment's documents; those of some or all documents may be missing. */
export class EncodedSegment {
  /** The end offset of each document's passages. */
  readonly #ends: Uint32Array;
  readonly #marks: StoredArray<Int32Array>;
  readonly #vectors: StoredArray<Int8Array>;
  /** The sum of each document's vectors. */
  readonly #sums: StoredArray<Int8Array>;
  /** The number of encoded documents. */
  readonly count: number;
  readonly #size = modelInUse().size;

  constructor({ ends, marks, vectors, sums, count }: PackedPassages) {
    this.#ends = ends;
    this.#marks = marks;
    this.#vectors = vectors;
    this.#sums = sums;
    this.count = count;
  }

  /** Packs the passages of documents. */
  static of(given: readonly (EncodedPassages | undefined)[]): EncodedSegment {
    const { size } = modelInUse();
    // A cluster may still hold vectors of another model.
    const documents = given.map((one) =>
      one && one.marks.length > 0 && one.vectors.length === one.marks.length * size ? one : undefined,
    );
    let end = 0;
    const ends = Uint32Array.from(documents, (passages) => {
      end += passages?.marks.length ?? 0;
      return end;
    });
    const count = documents.filter(Boolean).length;
    const marks = new Int32Array(end);
    const vectors = new Int8Array(end * size);
    const sums = new Int8Array(end > 0 ? documents.length * size : 0);
    documents.forEach((passages, document) => {
      if (!passages) return;
      const start = document === 0 ? 0 : (ends[document - 1] as number);
      marks.set(passages.marks, start);
      vectors.set(passages.vectors, start * size);
      sums.set(sumOf(passages.vectors), document * size);
    });
    return new EncodedSegment({
      ends,
      count,
      marks: StoredArray.of(marks),
      vectors: StoredArray.of(vectors),
      sums: StoredArray.of(sums),
    });
  }

  /** The serializable arrays. */
  get packed(): PackedPassages {
    return {
      ends: this.#ends,
      marks: this.#marks,
      vectors: this.#vectors,
      sums: this.#sums,
      count: this.count,
    };
  }

  /** Whether any document is encoded. */
  get isFilled(): boolean {
    return this.#marks.length > 0;
  }

  /** Whether a document is encoded. */
  has(document: number): boolean {
    return (this.#ends[document] as number) > this.#start(document);
  }

  passages(document: number): EncodedPassages | undefined {
    if (!this.has(document)) return undefined;
    const [start, end] = [this.#start(document), this.#ends[document] as number];
    return {
      marks: this.#marks.read(start, end),
      vectors: this.#vectors.read(start * this.#size, end * this.#size),
    };
  }

  /**
   * Returns a function for the similarity of each whole document to a query, 0 if it isn't encoded; valid
   * until it is called for another segment.
   */
  nearnessTo({ whole }: EncodedQuery): (document: number) => number {
    const sums = this.#sums.readInto(many);
    return (document) => nearness(sums, document, whole);
  }

  /** Returns the similarity of a whole document to a query; 0 if it isn't encoded. */
  nearness(document: number, { whole }: EncodedQuery): number {
    if (!this.has(document)) return 0;
    return nearness(
      this.#sums.readInto(single, document * this.#size, (document + 1) * this.#size),
      0,
      whole,
    );
  }

  /** Returns the similarity of a document's nearest passage to a query; 0 if it isn't encoded. */
  nearest(document: number, { whole }: EncodedQuery): number {
    const [start, end] = [this.#start(document), this.#ends[document] as number];
    const vectors = this.#vectors.readInto(single, start * this.#size, end * this.#size);
    let best = 0;
    for (let at = 0; at < end - start; at++) best = Math.max(best, nearness(vectors, at, whole));
    return best;
  }

  #start(document: number): number {
    return document === 0 ? 0 : (this.#ends[document - 1] as number);
  }
}
