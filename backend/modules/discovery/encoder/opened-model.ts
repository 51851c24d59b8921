import { resolve } from "node:path";
import { childEncoder } from "./child-encoder.ts";
import { modelFilesIn } from "./model-files.ts";
import type { EncoderModel } from "./model-in-use.ts";
import { joined } from "./passages.ts";
import { OTHER_SUBJECTS, OWN_SUBJECTS } from "./subjects.ts";
import { nearness } from "./unit-vectors.ts";

/**
 * Loads a model from a folder to verify that it works and to measure its vectors.
 * @throws an error with a one-line message.
 */
export async function openedModel(folder: string): Promise<EncoderModel> {
  const at = resolve(folder);
  const { name } = await modelFilesIn(at);
  const encoder = childEncoder({ folder: at });
  try {
    const own = await encoder.encode(OWN_SUBJECTS);
    const other = await encoder.encode(OTHER_SUBJECTS);
    const vectors = [...own, ...other];
    if (vectors.some((vector) => vector.every((byte) => byte === 0)))
      throw new Error("its vectors are empty");
    const size = own[0]?.length ?? 0;
    return { name, size, unrelated: meanNearness(own), subjects: joined(vectors), folder: at };
  } finally {
    encoder.stop();
  }
}

function meanNearness(vectors: readonly Int8Array[]): number {
  let [sum, count] = [0, 0];
  vectors.forEach((one, at) => {
    for (const other of vectors.slice(at + 1)) {
      sum += nearness(one, 0, other);
      count++;
    }
  });
  return sum / count;
}
