import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** The common locations of the weights in a model's folder, smallest file first. */
export const WEIGHTS = [
  "model.onnx",
  "model_quantized.onnx",
  "onnx/model_quantized.onnx",
  "onnx/model_int8.onnx",
  "onnx/model.onnx",
] as const;
export const TOKENIZER = "tokenizer.json";
/** Optional files that describe how to use a model. */
export const POOLING = "1_Pooling/config.json";
export const PROMPTS = "config_sentence_transformers.json";

/** Models that were trained with prefixes but don't declare them in their files. */
const PREFIXED = /(?:^|[^a-z])e5-/i;
const PREFIX = "query: ";

/** The files of a model, with its usage. */
export interface ModelFiles {
  /** A name derived from the content: the same files have the same name wherever they are. */
  readonly name: string;
  readonly weights: string;
  readonly tokenizer: string;
  /** The prefix of each text. */
  readonly prefix: string;
  /** Whether the first token represents the sentence, instead of the mean of all tokens. */
  readonly takesFirst: boolean;
}

/**
 * Finds the files of a model in a folder, which is named after it.
 * @throws an error that names the missing file.
 */
export async function modelFilesIn(folder: string): Promise<ModelFiles> {
  const called = basename(folder);
  const found = WEIGHTS.map((name) => join(folder, name)).find(existsSync);
  if (!found) throw new Error(`${folder} holds no model.onnx`);
  const tokenizer = join(folder, TOKENIZER);
  if (!existsSync(tokenizer)) throw new Error(`${folder} holds no ${TOKENIZER}`);
  const [pooling, prompts] = await Promise.all([
    optional<{ pooling_mode_cls_token?: boolean }>(join(folder, POOLING)),
    optional<{ prompts?: { query?: string } }>(join(folder, PROMPTS)),
  ]);
  const prefix = prompts?.prompts?.query || (PREFIXED.test(called) ? PREFIX : "");
  const takesFirst = pooling?.pooling_mode_cls_token === true;
  const hash = createHash("sha256").update(JSON.stringify([prefix, takesFirst]));
  for (const file of [found, tokenizer]) for await (const part of createReadStream(file)) hash.update(part);
  return {
    name: `${called}/${hash.digest("hex").slice(0, 16)}`,
    weights: found,
    tokenizer,
    prefix,
    takesFirst,
  };
}

async function optional<Content>(file: string): Promise<Content | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Content) : undefined;
}
