import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";

export type Numbers = Int8Array | Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** The constructor of a typed array. */
export interface NumbersType<A extends Numbers> {
  new (buffer: ArrayBuffer, offset: number, length: number): A;
  readonly name: string;
  readonly BYTES_PER_ELEMENT: number;
}

/** The size of the buffer that small arrays share, since many small allocations cost more than reading. */
const ROOM = 1 << 18;
/** The size of the pieces in which a whole file is read. */
const PIECE = 1 << 18;

const pieces = new ArrayBuffer(PIECE);

/** A reusable buffer that arrays are read into; each read overwrites the previous one. */
export class Scratch {
  #buffer = new ArrayBuffer(0);

  atLeast(bytes: number): ArrayBuffer {
    if (this.#buffer.byteLength < bytes) this.#buffer = new ArrayBuffer(2 * bytes);
    return this.#buffer;
  }
}

const opened = new FinalizationRegistry<number>((descriptor) => closeSync(descriptor));

/**
 * A file of arrays with random access; the operating system caches frequently read parts. It stays open while
 * an array refers to it, so it may be deleted or replaced meanwhile.
 */
export class ArrayFile {
  readonly #descriptor: number;
  readonly #size: number;
  #hasFailed = false;
  #room = new ArrayBuffer(ROOM);
  #used = 0;

  constructor(path: string) {
    this.#descriptor = openSync(path, "r");
    opened.register(this, this.#descriptor);
    this.#size = fstatSync(this.#descriptor).size;
  }

  /** Whether it can still be read, as far as is known: another program may have cut it off. */
  get isWhole(): boolean {
    return !this.#hasFailed && fstatSync(this.#descriptor).size >= this.#size;
  }

  /**
   * Reads a small array.
   * @throws Error if the file ends before it.
   */
  array<A extends Numbers>(type: NumbersType<A>, position: number, length: number): A {
    const bytes = length * type.BYTES_PER_ELEMENT;
    const [buffer, offset] = this.#roomFor(bytes);
    this.#readInto(new Uint8Array(buffer, offset, bytes), position);
    return new type(buffer, offset, length);
  }

  /** Reads an array into memory of its own or into the given buffer. */
  whole<A extends Numbers>(type: NumbersType<A>, position: number, length: number, into?: Scratch): A {
    const bytes = length * type.BYTES_PER_ELEMENT;
    this.#mustHold(position + bytes);
    const buffer = into ? into.atLeast(bytes) : new ArrayBuffer(bytes);
    this.#readInto(new Uint8Array(buffer, 0, bytes), position);
    return new type(buffer, 0, length);
  }

  /** Continues a checksum with some bytes of the file. */
  checksum(position: number, bytes: number, before: number): number {
    this.#mustHold(position + bytes);
    let sum = before;
    for (let at = 0; at < bytes; at += PIECE) {
      const piece = new Uint8Array(pieces, 0, Math.min(PIECE, bytes - at));
      this.#readInto(piece, position + at);
      sum = crc32(piece, sum);
    }
    return sum;
  }

  #mustHold(end: number): void {
    if (end > this.#size) throw new Error("The file of the search index ends too early.");
  }

  #readInto(bytes: Uint8Array, position: number): void {
    try {
      for (let read = 0; read < bytes.length; ) {
        const more = readSync(this.#descriptor, bytes, read, bytes.length - read, position + read);
        if (more === 0) throw new Error("The file of the search index ends too early.");
        read += more;
      }
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }

  #roomFor(size: number): readonly [ArrayBuffer, number] {
    if (size > ROOM / 4) return [new ArrayBuffer(size), 0];
    if (this.#used + size > ROOM) {
      this.#room = new ArrayBuffer(ROOM);
      this.#used = 0;
    }
    const offset = this.#used;
    this.#used += Math.ceil(size / 8) * 8;
    return [this.#room, offset];
  }
}

/** An array of numbers in memory, or in a file from which parts are read on demand. */
export class StoredArray<A extends Numbers = Numbers> {
  readonly type: NumbersType<A>;
  readonly length: number;
  #array: A | undefined;
  #file: ArrayFile | undefined;
  #position = 0;

  constructor(type: NumbersType<A>, length: number) {
    this.type = type;
    this.length = length;
  }

  /** Creates an array in memory. */
  static of<A extends Numbers>(array: A): StoredArray<A> {
    const stored = new StoredArray<A>(array.constructor as unknown as NumbersType<A>, array.length);
    stored.#array = array;
    return stored;
  }

  get bytes(): number {
    return this.length * this.type.BYTES_PER_ELEMENT;
  }

  /** Returns a part of it, or all without bounds; valid until the buffer is reused. */
  readInto(scratch: Scratch, start = 0, end = this.length): A {
    if (this.#array) return this.#array.subarray(start, end) as A;
    const position = this.#position + start * this.type.BYTES_PER_ELEMENT;
    return this.#stored.whole(this.type, position, end - start, scratch);
  }

  /** Iterates over all of it in pieces. */
  *pieces(): Iterable<A> {
    const step = PIECE / this.type.BYTES_PER_ELEMENT;
    for (let start = 0; start < this.length; start += step)
      yield this.read(start, Math.min(start + step, this.length));
  }

  /** Returns a part of it that stays valid; it must not be modified. */
  read(start: number, end: number): A {
    if (this.#array) return this.#array.subarray(start, end) as A;
    return this.#stored.array(this.type, this.#position + start * this.type.BYTES_PER_ELEMENT, end - start);
  }

  /** Switches to reading from a file at a position that holds the same array. */
  move(file: ArrayFile, position: number): void {
    this.#array = undefined;
    this.#file = file;
    this.#position = position;
  }

  get #stored(): ArrayFile {
    if (!this.#file) throw new Error("The array is nowhere.");
    return this.#file;
  }
}
