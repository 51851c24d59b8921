import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate as pause } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import { DiscoveryIndex, type IndexPart } from "../discovery-index.ts";
import { modelInUse } from "../encoder/model-in-use.ts";
import { KINDS } from "../search/kinds.ts";

/** Another number, if what an index holds, or how it is written, becomes another. */
const FORMAT = 2;
/** Read anew by each process: a file of a product that reads it otherwise is of no use. */
const SAMPLE =
  "Athletes' GPS-vests: 12.5 km/h, e-mail & Wi-Fi! Die Fußballerin läuft; running, ran, analyses, indices … don’t naïve 体育";
/** A draft that nobody has written for so long was left, in milliseconds. */
const LEFT = 3_600_000;
/** Before each part: its length and checksum. */
const HEAD = 8;

/** Which database a kept index is of, and how far it was. */
export interface IndexOrigin {
  readonly database: string;
  readonly horizon: string;
  /** The changes of later transactions that are in it. */
  readonly applied: readonly string[];
  /** When it was so, by the database's clock. */
  readonly at: string;
}

/** An index that was kept. */
export interface KeptIndex extends IndexOrigin {
  readonly index: DiscoveryIndex;
}

interface FileHead extends IndexOrigin {
  readonly reading: string;
  readonly parts: number;
}

let reading: string | undefined;

/** What tells how texts become what an index holds. */
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

/** Writes the parts of an index into a file, in the place of the one before at once. */
export async function writeIndex(
  path: string,
  parts: readonly IndexPart[],
  origin: IndexOrigin,
): Promise<void> {
  // Processes of several containers may have the same number.
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await removeDrafts(path);
  try {
    const file = await open(draft, "w", 0o600);
    try {
      const head: FileHead = { ...origin, reading: readingOfTexts(), parts: parts.length };
      for (const part of [head, ...parts]) {
        const bytes = serialize(part);
        const sizes = Buffer.alloc(HEAD);
        sizes.writeUInt32LE(bytes.length, 0);
        sizes.writeUInt32LE(crc32(bytes), 4);
        await file.write(sizes);
        await file.write(bytes);
        await pause();
      }
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes what processes have left that were killed while they wrote. */
async function removeDrafts(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`)) continue;
    const draft = join(dirname(path), name);
    const { mtimeMs = Date.now() } = (await stat(draft).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > LEFT) await rm(draft, { force: true });
  }
}

/** Reads an index from a file, a part at a time; undefined if there is none of this database and reading that is whole. */
export async function readIndex(path: string, database: string): Promise<KeptIndex | undefined> {
  const file = await open(path, "r").catch(() => undefined);
  if (!file) return undefined;
  try {
    const next = async (): Promise<unknown> => {
      const sizes = Buffer.alloc(HEAD);
      if ((await file.read(sizes)).bytesRead < HEAD) throw new Error("The file ends too early.");
      const { size: most } = await file.stat();
      const size = sizes.readUInt32LE(0);
      if (size > most) throw new Error("A part is larger than the file.");
      // Memory of its own: it is given back when the part is.
      const bytes = Buffer.allocUnsafeSlow(size);
      if ((await file.read(bytes)).bytesRead < size) throw new Error("The file ends too early.");
      if (crc32(bytes) !== sizes.readUInt32LE(4)) throw new Error("A part was damaged.");
      return deserialize(bytes);
    };
    const { parts, reading: by, ...origin } = (await next()) as FileHead;
    if (by !== readingOfTexts() || origin.database !== database) return undefined;
    const index = new DiscoveryIndex(KINDS.length);
    for (let part = 0; part < parts; part++) {
      index.restore((await next()) as IndexPart);
      await pause();
    }
    return { ...origin, index };
  } catch {
    return undefined;
  } finally {
    await file.close();
  }
}
