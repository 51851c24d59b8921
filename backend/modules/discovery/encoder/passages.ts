import type { SearchDocument } from "../document.ts";
import { sentencesOf } from "../text/sentences.ts";
import type { EncodedPassages } from "./encoded-passages.ts";
import { modelInUse } from "./model-in-use.ts";
import { unitOf } from "./unit-vectors.ts";

/** The maximum number of passages encoded per record; later ones add little. */
const MAX_PASSAGES = 40;

/** Returns the texts of a document to encode: its title, each sentence and each feature. */
export function passagesIn({ fields }: Pick<SearchDocument, "fields">): string[] {
  const texts = [fields.title, fields.body, fields.features].flatMap((value) => value ?? []);
  return texts.flatMap(sentencesIn).slice(0, MAX_PASSAGES);
}

/** Returns the sentences of a text. */
export function sentencesIn(text: string): string[] {
  return sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim());
}

/** Returns the encoded passages of a document; undefined unless all of them are known. */
export function encodedPassages(
  texts: readonly string[],
  vectorOf: (text: string) => Int8Array | undefined,
): EncodedPassages | undefined {
  const vectors: Int8Array[] = [];
  for (const text of texts) {
    const vector = vectorOf(text);
    if (!vector) return undefined;
    vectors.push(vector);
  }
  return texts.length > 0 ? { marks: Int32Array.from(texts, markOf), vectors: joined(vectors) } : undefined;
}

/** Returns the encoded passages that a changed document still contains. */
export function keptPassages({ marks, vectors }: EncodedPassages, texts: readonly string[]): EncodedPassages {
  const places = texts.map((text) => marks.indexOf(markOf(text))).filter((place) => place >= 0);
  const { size } = modelInUse();
  const kept = places.map((place) => vectors.subarray(place * size, (place + 1) * size));
  return { marks: Int32Array.from(places, (place) => marks[place] as number), vectors: joined(kept) };
}

/** Returns the sum of vectors, scaled to a unit vector in bytes. */
export function sumOf(vectors: Int8Array): Int8Array {
  const { size } = modelInUse();
  const sum = new Float64Array(size);
  for (let at = 0; at < vectors.length; at++) (sum[at % size] as number) += vectors[at] as number;
  return unitOf(sum);
}

/** Concatenates vectors of equal size. */
export function joined(vectors: readonly Int8Array[]): Int8Array {
  const size = vectors[0]?.length ?? 0;
  const all = new Int8Array(vectors.length * size);
  vectors.forEach((vector, at) => {
    all.set(vector, at * size);
  });
  return all;
}

function markOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
