import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { startProgress } from "../../backend/import-command/progress.ts";
import { childEncoder } from "../../backend/modules/discovery/encoder/child-encoder.ts";
import { BUILT_IN, modelInUse } from "../../backend/modules/discovery/encoder/model-in-use.ts";
import type { SentenceEncoder } from "../../backend/modules/discovery/encoder/sentence-encoder.ts";
import { hashOf } from "../../backend/modules/discovery/encoder/stored-passages.ts";

/** So many texts are given to the encoders and then kept: what is done is not lost when the run is stopped. */
const STEP = 64;
const HASH_SIZE = 16;

/** Encoders of the model in use on every core, with a file of what they have encoded in any run. */
export class Encoding implements SentenceEncoder {
  readonly #file: string;
  readonly #known = new Map<string, Int8Array>();
  readonly #encoders: SentenceEncoder[] = Array.from({ length: availableParallelism() }, () =>
    childEncoder({ folder: modelInUse().folder }),
  );
  readonly #size = modelInUse().size;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(
      folder,
      `passages${modelInUse() === BUILT_IN ? "" : `-${basename(modelInUse().name)}`}.bin`,
    );
    if (!existsSync(this.#file)) return;
    const rows = readFileSync(this.#file);
    const row = HASH_SIZE + this.#size;
    for (let at = 0; at + row <= rows.length; at += row) {
      const hash = rows.toString("hex", at, at + HASH_SIZE);
      this.#known.set(hash, new Int8Array(rows.buffer, rows.byteOffset + at + HASH_SIZE, this.#size));
    }
  }

  /** The vector of a text that `learn` has been told. */
  vectorOf(text: string): Int8Array | undefined {
    return this.#known.get(hashOf(text).toString("hex"));
  }

  async encode(texts: readonly string[]): Promise<Int8Array[]> {
    await this.learn(texts);
    return texts.map((text) => this.vectorOf(text) ?? new Int8Array(this.#size));
  }

  /** Encodes what is not known yet, the shortest first, and shows how far it is. */
  async learn(texts: readonly string[]): Promise<void> {
    const unknown = [...new Set(texts)].filter((text) => !this.vectorOf(text));
    if (unknown.length === 0) return;
    const steps = stepsOf(unknown.sort((a, b) => a.length - b.length));
    const progress = startProgress(unknown.length, "sentences encoded");
    let done = 0;
    const workOff = async (encoder: SentenceEncoder) => {
      for (const step of steps) {
        const vectors = await encoder.encode(step);
        this.#keep(step, vectors);
        done += step.length;
        progress.update(done, done);
      }
    };
    try {
      await Promise.all(this.#encoders.map(workOff));
    } finally {
      progress.stop();
    }
  }

  stop(): void {
    for (const encoder of this.#encoders) encoder.stop();
  }

  #keep(texts: readonly string[], vectors: readonly Int8Array[]): void {
    const rows = texts.map((text, at) => {
      const [hash, vector] = [hashOf(text), vectors[at] ?? new Int8Array(this.#size)];
      this.#known.set(hash.toString("hex"), vector);
      return Buffer.concat([hash, Buffer.from(vector.buffer, vector.byteOffset, vector.length)]);
    });
    appendFileSync(this.#file, Buffer.concat(rows));
  }
}

/** Parts of a list, each taken by whoever asks next. */
function* stepsOf(texts: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < texts.length; start += STEP) yield texts.slice(start, start + STEP);
}
