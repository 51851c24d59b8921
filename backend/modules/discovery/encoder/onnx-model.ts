import { readFile } from "node:fs/promises";
import { Tokenizer } from "@huggingface/tokenizers";
import type { InferenceSession, Tensor as OnnxTensor } from "onnxruntime-node";
import { type ModelFiles, modelFilesIn } from "./model-files.ts";

/** The maximum number of tokens per sentence; most have some thirty. */
const MAX_TOKENS = 128;

/** Encodes texts as vectors of any length. */
export type Embed = (texts: readonly string[]) => Promise<Float64Array[]>;

/**
 * Loads an ONNX model with its tokenizer, to run on one core.
 * @throws if a file is missing or damaged, or the runtime isn't installed.
 */
export async function openOnnxModel(folder: string): Promise<Embed> {
  const files = await modelFilesIn(folder);
  // An optional package of some 50 MB, which only custom models need.
  const runtime = await import("onnxruntime-node").catch(() => {
    throw new Error("the package onnxruntime-node isn't installed");
  });
  const session = await runtime.InferenceSession.create(files.weights, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const tokenizer = new Tokenizer(JSON.parse(await readFile(files.tokenizer, "utf8")) as object, {});
  return async (texts) => {
    const all = texts.map((text) => tokensOf(tokenizer, files.prefix + text));
    const length = Math.max(...all.map((ids) => ids.length));
    const output = await run(session, runtime.Tensor, all, length);
    return pooled(
      output,
      all.map((ids) => ids.length),
      files,
    );
  };
}

function tokensOf(tokenizer: Tokenizer, text: string): number[] {
  const { ids } = tokenizer.encode(text);
  // Keeps the last token, which marks the end of the text.
  return ids.length > MAX_TOKENS ? [...ids.slice(0, MAX_TOKENS - 1), ids.at(-1) ?? 0] : ids;
}

async function run(
  session: InferenceSession,
  Tensor: typeof OnnxTensor,
  texts: readonly (readonly number[])[],
  length: number,
): Promise<OnnxTensor> {
  const shape = [texts.length, length];
  const valuesOf = (of: (ids: readonly number[], at: number) => number) =>
    BigInt64Array.from({ length: texts.length * length }, (_, at) =>
      BigInt(of(texts[Math.floor(at / length)] ?? [], at % length)),
    );
  const given: Record<string, BigInt64Array> = {
    input_ids: valuesOf((ids, at) => ids[at] ?? 0),
    attention_mask: valuesOf((ids, at) => Number(at < ids.length)),
    token_type_ids: valuesOf(() => 0),
  };
  const feeds = Object.fromEntries(
    session.inputNames.map((name) => {
      const values = given[name];
      if (!values) throw new Error(`the model asks for "${name}", which no sentence encoder does`);
      return [name, new Tensor("int64", values, shape)];
    }),
  );
  const outputs = await session.run(feeds);
  const names = ["sentence_embedding", "last_hidden_state", ...session.outputNames];
  const output = names.map((name) => outputs[name]).find((one) => one !== undefined);
  if (output?.type !== "float32") throw new Error("the model doesn't answer with vectors");
  return output;
}

/** Pools token vectors into sentence vectors. */
function pooled(
  { data, dims }: OnnxTensor,
  lengths: readonly number[],
  { takesFirst }: ModelFiles,
): Float64Array[] {
  const values = data as Float32Array;
  const size = dims.at(-1) ?? 0;
  const stride = dims.length === 3 ? (dims[1] ?? 0) * size : size;
  return lengths.map((length, text) => {
    const counted = dims.length === 2 || takesFirst ? 1 : length;
    const sum = new Float64Array(size);
    for (let token = 0; token < counted; token++) {
      const start = text * stride + token * size;
      for (let at = 0; at < size; at++) (sum[at] as number) += values[start + at] as number;
    }
    return sum;
  });
}
