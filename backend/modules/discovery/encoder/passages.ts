import type { SearchDocument } from "../document.ts";
import { sentencesOf } from "../text/sentences.ts";
import type { EncodedPassages } from "./encoded-passages.ts";
import { VECTOR_SIZE } from "./sentence-encoder.ts";
import { unitOf } from "./unit-vectors.ts";

/** More passages than these are not encoded: a record has said what it is. */
const MAX_PASSAGES = 40;

/** What of a document is encoded: its title, each sentence and each feature. */
export function passagesIn({ fields }: Pick<SearchDocument, "fields">): string[] {
  const texts = [fields.title, fields.body, fields.features].flatMap((value) => value ?? []);
  return texts.flatMap(sentencesIn).slice(0, MAX_PASSAGES);
}

/** The sentences of a text. */
export function sentencesIn(text: string): string[] {
  return sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim());
}

/** The encoded passages of a document; none unless all of them are known. */
export function encodedPassages(
  texts: readonly string[],
  vectorOf: (text: string) => Int8Array | undefined,
): EncodedPassages | undefined {
  const vectors = new Int8Array(texts.length * VECTOR_SIZE);
  for (const [at, text] of texts.entries()) {
    const vector = vectorOf(text);
    if (!vector) return undefined;
    vectors.set(vector, at * VECTOR_SIZE);
  }
  return texts.length > 0 ? { marks: Int32Array.from(texts, markOf), vectors } : undefined;
}

/** The passages that a changed document still has. */
export function keptPassages({ marks, vectors }: EncodedPassages, texts: readonly string[]): EncodedPassages {
  const places = texts.map((text) => marks.indexOf(markOf(text))).filter((place) => place >= 0);
  const kept = new Int8Array(places.length * VECTOR_SIZE);
  places.forEach((place, at) => {
    kept.set(vectors.subarray(place * VECTOR_SIZE, (place + 1) * VECTOR_SIZE), at * VECTOR_SIZE);
  });
  return { marks: Int32Array.from(places, (place) => marks[place] as number), vectors: kept };
}

/** The sum of vectors as a unit vector of bytes. */
export function sumOf(vectors: Int8Array): Int8Array {
  const sum = new Float64Array(VECTOR_SIZE);
  for (let at = 0; at < vectors.length; at++) (sum[at % VECTOR_SIZE] as number) += vectors[at] as number;
  return unitOf(sum);
}

function markOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
