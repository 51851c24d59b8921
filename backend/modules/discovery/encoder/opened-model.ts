import { resolve } from "node:path";
import { childEncoder } from "./child-encoder.ts";
import { modelFilesIn } from "./model-files.ts";
import type { EncoderModel } from "./model-in-use.ts";
import { nearness } from "./unit-vectors.ts";

/** Sentences that have nothing to do with each other, but that they are of one field. */
const UNRELATED = [
  "It sells season tickets to fans on their phones.",
  "Coaches cut the video of a match into clips.",
  "A vest measures how far and how fast players run.",
  "Referees are assigned to games and paid.",
  "It predicts which athletes will get injured.",
  "The club's members pay their fees by card.",
  "Swimmers see their stroke rate under water.",
  "Sponsors learn how long their logos were seen on television.",
  "It plans meals for endurance athletes.",
  "Grass is watered where sensors in the ground find it dry.",
  "Horses wear a sensor that tells when they are lame.",
  "Scouts compare the contracts of young players.",
  "Broadcasters get subtitles in many languages at once.",
  "Children learn to skate in a game on the ice.",
  "Runners choose shoes by a scan of their feet.",
  "It finds out who has bet on a match that was fixed.",
];

/**
 * Loads a model from a folder, to see whether it works and what its vectors are like.
 * @throws an error that says in one line what is wrong.
 */
export async function openedModel(folder: string): Promise<EncoderModel> {
  const at = resolve(folder);
  const { name } = await modelFilesIn(at);
  const encoder = childEncoder({ folder: at });
  try {
    const vectors = await encoder.encode(UNRELATED);
    const size = vectors[0]?.length ?? 0;
    if (vectors.some((vector) => vector.every((byte) => byte === 0)))
      throw new Error("its vectors are empty");
    return { name, size, unrelated: meanNearness(vectors), folder: at };
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
