import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** Where the weights are in a folder, as people and model hubs lay them; the smallest first. */
export const WEIGHTS = [
  "model.onnx",
  "model_quantized.onnx",
  "onnx/model_quantized.onnx",
  "onnx/model_int8.onnx",
  "onnx/model.onnx",
] as const;
export const TOKENIZER = "tokenizer.json";
/** What else tells how a model wants to be used; all of it may be missing. */
export const POOLING = "1_Pooling/config.json";
export const PROMPTS = "config_sentence_transformers.json";

/** Models that were trained on texts with a word before them, and don't say so in their files. */
const PREFIXED = /(?:^|[^a-z])e5-/i;
const PREFIX = "query: ";

/** The files of a model, and how it wants to be used. */
export interface ModelFiles {
  /** What it is, by its content: the same files have the same name wherever they are. */
  readonly name: string;
  readonly weights: string;
  readonly tokenizer: string;
  /** Written before each text. */
  readonly prefix: string;
  /** Whether the first token stands for the sentence, instead of the mean of all. */
  readonly takesFirst: boolean;
}

/**
 * Finds the files of a model in a folder, whose name is the model's.
 * @throws an error that says what is missing.
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
