import { VECTOR_SIZE } from "../encoder/sentence-encoder.ts";
import { nearness } from "../encoder/unit-vectors.ts";
import type { Candidate } from "./candidates.ts";
import { NearestFew } from "./nearest-few.ts";

/** How much of its neighbors' scores a candidate gains, how many they are at most, and how near they must be. */
const NEIGHBORS = { weight: 0.6, most: 10, nearest: 0.4 } as const;

/** What each candidate gains: the mean of its nearest neighbors' scores above 0, weighted by how near the encoder sees them. */
export function gainsOf(candidates: readonly Candidate[], sums: Float64Array): Float64Array {
  const vectors = new Int8Array(candidates.length * VECTOR_SIZE);
  const encoded: number[] = [];
  candidates.forEach(({ segment, document }, at) => {
    if (!segment.encoded.has(document)) return;
    encoded.push(at);
    // Side by side is how a processor compares them fastest.
    vectors.set(segment.encoded.sum(document), at * VECTOR_SIZE);
  });
  const near = new NearestFew(candidates.length, NEIGHBORS.most);
  for (const one of encoded) {
    const vector = vectors.subarray(one * VECTOR_SIZE, (one + 1) * VECTOR_SIZE);
    for (const other of encoded) {
      if (other >= one) break;
      const cosine = nearness(vectors, other, vector);
      if (cosine < NEIGHBORS.nearest) continue;
      near.offer(one, other, cosine);
      near.offer(other, one, cosine);
    }
  }
  return Float64Array.from(sums, (_, one) => {
    let gained = 0;
    near.each(one, (from, cosine) => {
      gained += cosine * Math.max(sums[from] as number, 0);
    });
    return (NEIGHBORS.weight * gained) / NEIGHBORS.most;
  });
}
