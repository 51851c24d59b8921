/** The keys of a segment's documents as bytes, since strings take four times as much memory. */
export class Keys {
  readonly bytes: Uint8Array;
  readonly ends: Uint32Array;

  constructor({ bytes, ends }: Pick<Keys, "bytes" | "ends">) {
    this.bytes = bytes;
    this.ends = ends;
  }

  static of(keys: readonly string[]): Keys {
    const all = keys.map((key) => Buffer.from(key));
    let end = 0;
    const ends = Uint32Array.from(all, ({ length }) => {
      end += length;
      return end;
    });
    return new Keys({ bytes: Uint8Array.from(Buffer.concat(all)), ends });
  }

  get length(): number {
    return this.ends.length;
  }

  at(document: number): string {
    const { buffer, byteOffset, byteLength } = this.bytesAt(document);
    return Buffer.from(buffer, byteOffset, byteLength).toString();
  }

  bytesAt(document: number): Uint8Array {
    const start = document === 0 ? 0 : (this.ends[document - 1] as number);
    return this.bytes.subarray(start, this.ends[document]);
  }

  /** Whether a document has this key. */
  is(document: number, key: Uint8Array): boolean {
    const bytes = this.bytesAt(document);
    return bytes.length === key.length && key.every((byte, at) => byte === bytes[at]);
  }
}

function hashOf(key: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of key) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash ^ (hash >>> 15);
}

/**
 * The maximum number of documents in a segment: a place combines the number of a segment with one below this.
 */
export const SEGMENT_SIZE = 1_024;
const EMPTY = 0;
const REMOVED = 0xffffffff;

/**
 * A hash table of document places by key, stored as numbers, since a map of a million strings takes 100 MB.
 */
export class Places<Segment extends { readonly keys: Keys }> {
  #table = new Uint32Array(1_024);
  /** The number of used slots, including removed ones. */
  #taken = 0;
  #size = 0;
  /** The segments by number; the numbers of removed segments are reused. */
  readonly #segments: (Segment | undefined)[] = [];
  readonly #numbers = new Map<Segment, number>();
  readonly #free: number[] = [];

  get size(): number {
    return this.#size;
  }

  find(key: string): { readonly segment: Segment; readonly document: number } | undefined {
    const at = this.#search(Buffer.from(key));
    return at < 0 ? undefined : this.#at(this.#table[at] as number);
  }

  /** Registers a segment's document, replacing any other with its key. */
  set(segment: Segment, document: number): void {
    const key = segment.keys.bytesAt(document);
    const place = this.#numberOf(segment) * SEGMENT_SIZE + document + 1;
    const before = this.#search(key);
    if (before >= 0) this.#table[before] = place;
    else {
      this.#grow();
      this.#insert(place, hashOf(key));
      this.#size++;
    }
  }

  delete(key: string): void {
    const at = this.#search(Buffer.from(key));
    if (at < 0) return;
    this.#table[at] = REMOVED;
    this.#size--;
  }

  /** Releases a segment whose documents have all been replaced or removed. */
  forget(segment: Segment): void {
    const number = this.#numbers.get(segment);
    if (number === undefined) return;
    this.#numbers.delete(segment);
    this.#segments[number] = undefined;
    this.#free.push(number);
  }

  #at(place: number): { readonly segment: Segment; readonly document: number } {
    const segment = this.#segments[Math.floor((place - 1) / SEGMENT_SIZE)];
    if (!segment) throw new Error("A document stands in no segment.");
    return { segment, document: (place - 1) % SEGMENT_SIZE };
  }

  #numberOf(segment: Segment): number {
    const known = this.#numbers.get(segment);
    if (known !== undefined) return known;
    const number = this.#free.pop() ?? this.#segments.length;
    this.#segments[number] = segment;
    this.#numbers.set(segment, number);
    return number;
  }

  #search(key: Uint8Array): number {
    const mask = this.#table.length - 1;
    for (let at = hashOf(key) & mask; ; at = (at + 1) & mask) {
      const place = this.#table[at] as number;
      if (place === EMPTY) return -1;
      if (place === REMOVED) continue;
      const { segment, document } = this.#at(place);
      if (segment.keys.is(document, key)) return at;
    }
  }

  #insert(place: number, hash: number): void {
    const mask = this.#table.length - 1;
    let at = hash & mask;
    while (this.#table[at] !== EMPTY) at = (at + 1) & mask;
    this.#table[at] = place;
    this.#taken++;
  }

  /** Rehashes into a larger table, or one without removed slots, before it gets too full to be fast. */
  #grow(): void {
    if (2 * this.#taken < this.#table.length) return;
    const before = this.#table;
    this.#table = new Uint32Array(2 ** Math.ceil(Math.log2(4 * this.#size + 1_024)));
    this.#taken = 0;
    for (const place of before) {
      if (place === EMPTY || place === REMOVED) continue;
      const { segment, document } = this.#at(place);
      this.#insert(place, hashOf(segment.keys.bytesAt(document)));
    }
  }
}
