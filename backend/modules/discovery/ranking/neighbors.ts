import { nearness } from "../semantics/space.ts";
import type { Candidate } from "./candidates.ts";

/** How much of its neighbors' scores a candidate gains, how many they are at most, and how near they must be. */
const NEIGHBORS = { weight: 0.6, most: 10, nearest: 0.4 } as const;

/**
 * What each candidate gains: the mean of its nearest neighbors' scores above 0, weighted by how near they are.
 * @param isEncoded whether the encoder's nearness counts as much as that in the semantic space.
 */
export function gainsOf(
  candidates: readonly Candidate[],
  sums: Float64Array,
  isEncoded: boolean,
): Float64Array {
  const places = candidates.map(({ segment, document }) => {
    const size = segment.vectors.length / segment.size;
    return segment.vectors.subarray(document * size, (document + 1) * size);
  });
  const encoded = candidates.map(({ segment, document }) =>
    isEncoded && segment.encoded.has(document) ? segment.encoded.sum(document) : undefined,
  );
  const cosineOf = (one: number, other: number) => {
    const cosine = nearness(places[other] as Int8Array, 0, places[one] as Int8Array);
    const [first, second] = [encoded[one], encoded[other]];
    return first && second ? (cosine + nearness(second, 0, first)) / 2 : cosine;
  };
  const near = candidates.map((): { from: number; cosine: number }[] => []);
  for (let one = 0; one < candidates.length; one++) {
    for (let other = 0; other < one; other++) {
      const cosine = cosineOf(one, other);
      if (cosine < NEIGHBORS.nearest) continue;
      near[one]?.push({ from: other, cosine });
      near[other]?.push({ from: one, cosine });
    }
  }
  return Float64Array.from(near, (those) => {
    const nearest = those.sort((a, b) => b.cosine - a.cosine || a.from - b.from).slice(0, NEIGHBORS.most);
    const gained = nearest.reduce(
      (sum, { from, cosine }) => sum + cosine * Math.max(sums[from] as number, 0),
      0,
    );
    return (NEIGHBORS.weight * gained) / NEIGHBORS.most;
  });
}
