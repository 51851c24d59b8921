import type { Weighed } from "./weigh.ts";

/** The number of top results with at most two of one vendor or category, as far as there are others. */
const FIRST = 6;
const ALIKE = 2;

/** Sorts by confidence while diversifying the first results. */
export function diversify(weighed: readonly Weighed[]): Weighed[] {
  const ordered = [...weighed].sort((a, b) => b.confidence - a.confidence || a.candidate.id - b.candidate.id);
  const first: Weighed[] = [];
  for (const one of ordered) {
    if (first.length === FIRST) break;
    const count = (isAlike: (other: Weighed) => boolean) => first.filter(isAlike).length;
    const ofVendor = count(({ candidate }) => candidate.vendorId === one.candidate.vendorId);
    const ofCategory = count(({ candidate }) => candidate.category === one.candidate.category);
    if (ofVendor < ALIKE && ofCategory < ALIKE) first.push(one);
  }
  return [...first, ...ordered.filter((one) => !first.includes(one))];
}
