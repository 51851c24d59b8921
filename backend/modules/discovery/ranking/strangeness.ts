import type { EncodedQuery } from "../encoder/query-encoding.ts";
import type { Measured } from "./combine.ts";
import { isUnknown, type Query } from "./query.ts";

/** How much of its likeness to what it may belong to is taken off, by what that is. */
const BELONGS = { record: 0.25, field: 0.75 } as const;
/** Of a text of which no record has a word, at least. */
const WORDLESS = 0.3;

/**
 * How strange a text is here, from 0: how much more like it is to what other industries do than to the record that is
 * nearest in meaning and to what the field is about. What fits it is worth more than that.
 */
export function strangenessOf(
  { slots }: Query,
  measured: readonly Measured[],
  encoded: EncodedQuery | undefined,
): number {
  const least = slots.every(isUnknown) ? WORDLESS : 0;
  if (!encoded) return least;
  const { own, other } = encoded.subjects;
  const nearest = measured.reduce((most, { features }) => Math.max(most, features.whole ?? 0), 0);
  return Math.max(least, other - BELONGS.record * nearest - BELONGS.field * own);
}
