import type { EncodedQuery } from "../encoder/query-encoding.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";
import type { Measured } from "./combine.ts";
import { isUnknown, type Query } from "./query.ts";

/** The weights of the similarities that are subtracted: to the nearest record, and to the field. */
const BELONGS = { record: 0.25, field: 0.75 } as const;
/** The minimum for unknown words that form no sentence, since an encoder sees some meaning in anything. */
const GIBBERISH = 0.3;
/** The strangeness without an encoder: words alone say less about a text's subject. */
const BY_WORDS = 0.12;

/**
 * Returns how foreign a text is here, from 0: how much more similar it is to the subjects of other industries
 * than to the nearest record and to the field's subjects. Matches must score higher.
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
