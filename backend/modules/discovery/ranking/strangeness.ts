import type { EncodedQuery } from "../encoder/query-encoding.ts";
import { isStopWord } from "../text/stop-words.ts";
import { wordsOf } from "../text/words.ts";
import { isUnknown, type Query } from "./query.ts";

/** The share of the similarity to the field that is subtracted. */
const FIELD = 0.5;
/** What a match must score besides, since the best of many records fits a little by chance. */
const CHANCE = 0.01;
/** The minimum for unknown words that form no sentence, since an encoder sees some meaning in anything. */
const GIBBERISH = 0.3;
/** The strangeness without an encoder: words alone say less about a text's subject. */
const BY_WORDS = 0.12;

/**
 * Returns how foreign a text is here: how much more similar it is to the subjects of other industries than to
 * those of the field. Matches must score higher.
 */
export function strangenessOf(text: string, { slots }: Query, encoded: EncodedQuery | undefined): number {
  if (!encoded) return BY_WORDS;
  const isGibberish = slots.every(isUnknown) && !wordsOf(text).some(({ text: word }) => isStopWord(word));
  const { own, other } = encoded.subjects;
  return Math.max(isGibberish ? GIBBERISH : 0, other - FIELD * own + CHANCE);
}
