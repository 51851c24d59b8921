import type { EncodedQuery } from "../encoder/query-encoding.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";
import type { Measured } from "./combine.ts";
import { isUnknown, type Query } from "./query.ts";

/** How much of its likeness to what it may belong to is taken off, by what that is. */
const BELONGS = { record: 0.25, field: 0.75 } as const;
/** Of words that are in no record and make no sentence, at least: an encoder sees some meaning in anything. */
const GIBBERISH = 0.3;
/** Where words alone are compared: they say less of what a text is about. */
const BY_WORDS = 0.12;

/**
 * How strange a text is here, from 0: how much more like it is to what other industries do than to the record that is
 * nearest in meaning and to what the field is about. What fits it is worth more than that.
 */
export function strangenessOf(
  text: string,
  { slots }: Query,
  measured: readonly Measured[],
  encoded: EncodedQuery | undefined,
): number {
  if (!encoded) return BY_WORDS;
  const isGibberish = slots.every(isUnknown) && !wordsOf(text).some(({ text: word }) => isStopWord(word));
  const { own, other } = encoded.subjects;
  const nearest = measured.reduce((most, { features }) => Math.max(most, features.whole ?? 0), 0);
  const strangeness = other - BELONGS.record * nearest - BELONGS.field * own;
  return Math.max(isGibberish ? GIBBERISH : 0, strangeness);
}
