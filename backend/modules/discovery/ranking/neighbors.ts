import { nearness } from "../semantics/space.ts";
import type { Candidate } from "./candidates.ts";
import { NearestFew } from "./nearest-few.ts";

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
  const count = candidates.length;
  const places = side(
    candidates.map(({ segment, document }) => {
      const size = segment.vectors.length / segment.size;
      return segment.vectors.subarray(document * size, (document + 1) * size);
    }),
  );
  const encoded = isEncoded ? encodedOf(candidates) : undefined;
  const near = new NearestFew(count, NEIGHBORS.most);
  for (let one = 0; one < count; one++) {
    const place = places.of(one);
    const sum = encoded?.has[one] ? encoded.sums.of(one) : undefined;
    for (let other = 0; other < one; other++) {
      let cosine = nearness(places.all, other, place);
      if (sum && encoded?.has[other]) cosine = (cosine + nearness(encoded.sums.all, other, sum)) / 2;
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

/** Vectors of one length side by side, which is where a processor compares them fastest. */
interface SideBySide {
  readonly all: Int8Array;
  of(one: number): Int8Array;
}

function side(vectors: readonly Int8Array[]): SideBySide {
  const size = Math.max(0, ...vectors.map(({ length }) => length));
  const all = new Int8Array(size * vectors.length);
  vectors.forEach((vector, at) => {
    all.set(vector, at * size);
  });
  return { all, of: (one) => all.subarray(one * size, (one + 1) * size) };
}

/** Which candidates are encoded, and their sums. */
function encodedOf(candidates: readonly Candidate[]): { has: Uint8Array; sums: SideBySide } {
  const has = Uint8Array.from(candidates, ({ segment, document }) => Number(segment.encoded.has(document)));
  const none = new Int8Array();
  return {
    has,
    sums: side(
      candidates.map(({ segment, document }, at) => (has[at] ? segment.encoded.sum(document) : none)),
    ),
  };
}
