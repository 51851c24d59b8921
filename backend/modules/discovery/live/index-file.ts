import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate as pause } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import { DiscoveryIndex, type IndexPart } from "../discovery-index.ts";
import { modelInUse } from "../encoder/model-in-use.ts";
import { ArrayFile, type Numbers, type NumbersType, StoredArray } from "../inverted-index/stored-array.ts";
import { KINDS } from "../search/kinds.ts";

/** The version of the format; increase it when the content of an index or its encoding changes. */
const FORMAT = 4;
/** A sample that each process tokenizes: a file from a version that tokenizes it differently is discarded. */
const SAMPLE =
  "Athletes' GPS-vests: 12.5 km/h, e-mail & Wi-Fi! Die Fußballerin läuft; running, ran, analyses, indices … don’t naïve 体育";
/** The age in milliseconds after which a draft file counts as abandoned. */
const LEFT = 3_600_000;
/**
 * The sizes of the header of a part (its length without arrays and its checksum) and of its trailer (the
 * checksum of its arrays).
 */
const HEAD = 8;
const END = 4;
const TYPES: readonly NumbersType<Numbers>[] = [
  Int8Array,
  Uint8Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float64Array,
] as never;

/** The database of a saved index, and the snapshot that it reflects. */
export interface IndexOrigin {
  readonly database: string;
  readonly seen: string;
  /** The time of the snapshot, by the database's clock. */
  readonly at: string;
}

/** A saved index. */
export interface KeptIndex extends IndexOrigin {
  readonly index: DiscoveryIndex;
  /** What its arrays are read from. */
  readonly file: ArrayFile;
}

interface FileHead extends IndexOrigin {
  readonly reading: string;
  readonly parts: number;
}

let reading: string | undefined;

/** Returns a hash of everything that determines how texts are indexed. */
function readingOfTexts(): string {
  if (reading !== undefined) return reading;
  const index = new DiscoveryIndex(1);
  index.put([{ key: "sample", kind: 0, fields: { title: SAMPLE, body: SAMPLE, tags: [SAMPLE] } }]);
  const { words, stems } = index.vocabulary;
  const told = JSON.stringify([
    FORMAT,
    modelInUse().name,
    KINDS,
    process.versions.v8,
    words,
    stems,
    index.statistics.totals,
  ]);
  reading = createHash("sha256").update(told).digest("hex");
  return reading;
}

/** The location of an array that was replaced in a part. */
interface ArrayPlace {
  readonly array: string;
  readonly length: number;
  /** Whether it is read from the file on demand; other arrays are in memory. */
  readonly isStored: boolean;
}

/**
 * Writes the parts of an index into a file, atomically replacing the previous one; its arrays are read from
 * there afterward, that is from the returned file.
 */
export async function writeIndex(
  path: string,
  parts: readonly IndexPart[],
  origin: IndexOrigin,
): Promise<ArrayFile> {
  // Processes of several containers may have the same process id.
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await removeDrafts(path);
  try {
    const placed: [StoredArray, number][] = [];
    const file = await open(draft, "w", 0o600);
    try {
      const head: FileHead = { ...origin, reading: readingOfTexts(), parts: parts.length };
      let position = 0;
      const write = async (bytes: Uint8Array) => {
        // Unlike a single call of `write`, this writes all of the bytes.
        await file.writeFile(bytes);
        position += bytes.length;
      };
      for (const part of [head, ...parts]) {
        const { told, arrays } = withoutArrays(part);
        const bytes = serialize(told);
        const sizes = Buffer.alloc(HEAD);
        sizes.writeUInt32LE(bytes.length, 0);
        sizes.writeUInt32LE(crc32(bytes), 4);
        await write(sizes);
        await write(bytes);
        let sum = 0;
        for (const array of arrays) {
          const isStored = array instanceof StoredArray;
          if (isStored) placed.push([array, position]);
          for (const piece of isStored ? array.pieces() : [array]) {
            const { buffer, byteOffset, byteLength } = piece;
            const bytes = new Uint8Array(buffer, byteOffset, byteLength);
            sum = crc32(bytes, sum);
            await write(bytes);
          }
        }
        const end = Buffer.alloc(END);
        end.writeUInt32LE(sum);
        await write(end);
        await pause();
      }
    } finally {
      await file.close();
    }
    const written = new ArrayFile(draft);
    await rename(draft, path);
    for (const [array, position] of placed) array.move(written, position);
    return written;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Returns a part with its arrays replaced by their locations, and those arrays in order. */
function withoutArrays(part: object) {
  const arrays: (Numbers | StoredArray)[] = [];
  const told = mapped(part, (value) => {
    const isStored = value instanceof StoredArray;
    if (!isStored && !ArrayBuffer.isView(value)) return undefined;
    const array = value as Numbers | StoredArray;
    arrays.push(array);
    const type = isStored ? value.type.name : value.constructor.name;
    return { array: type, length: array.length, isStored } satisfies ArrayPlace;
  });
  return { told, arrays };
}

/** Returns a copy of an object with some values replaced, including those of nested objects. */
function mapped(value: object, replaced: (value: object) => object | undefined): object {
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>).map(([name, one]) => {
      if (typeof one !== "object" || one === null || Array.isArray(one)) return [name, one];
      return [name, replaced(one) ?? mapped(one, replaced)];
    }),
  );
}

/** Removes draft files of processes that were killed while writing. */
async function removeDrafts(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`)) continue;
    const draft = join(dirname(path), name);
    const { mtimeMs = Date.now() } = (await stat(draft).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > LEFT) await rm(draft, { force: true });
  }
}

/**
 * Reads an index from a file, a part at a time; undefined if there is no intact one of this database and
 * indexing version.
 */
export async function readIndex(path: string, database: string): Promise<KeptIndex | undefined> {
  try {
    const file = new ArrayFile(path);
    let position = 0;
    const next = <A extends Numbers>(type: NumbersType<A>, length: number) => {
      const array = file.whole(type, position, length);
      position += array.byteLength;
      return array;
    };
    const readPart = (): unknown => {
      const [size = 0, sum] = next(Uint32Array, 2);
      const bytes = next(Uint8Array, size);
      if (crc32(bytes) !== sum) throw new Error("A part was damaged.");
      const start = position;
      const part = mapped(deserialize(bytes) as object, (value) => {
        if (!("array" in value)) return undefined;
        const { array: name, length, isStored } = value as ArrayPlace;
        const type = TYPES.find((one) => one.name === name);
        if (!type) throw new Error("There is no such type of arrays.");
        if (!isStored) return next(type, length);
        const stored = new StoredArray(type, length);
        stored.move(file, position);
        position += stored.bytes;
        return stored;
      });
      const sumOfArrays = file.checksum(start, position - start, 0);
      if (sumOfArrays !== next(Uint32Array, 1)[0]) throw new Error("A part was damaged.");
      return part;
    };
    const { parts, reading: by, ...origin } = readPart() as FileHead;
    if (by !== readingOfTexts() || origin.database !== database) return undefined;
    const index = new DiscoveryIndex(KINDS.length);
    for (let part = 0; part < parts; part++) {
      index.restore(readPart() as IndexPart);
      await pause();
    }
    return { ...origin, index, file };
  } catch {
    return undefined;
  }
}
