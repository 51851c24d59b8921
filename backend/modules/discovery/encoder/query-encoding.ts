import { LRUCache } from "lru-cache";
import { withTimeout } from "../../../shared/connections/with-timeout.ts";
import { likeness, modelInUse } from "./model-in-use.ts";
import { joined, sentencesIn, sumOf } from "./passages.ts";
import type { SentenceEncoder } from "./sentence-encoder.ts";
import { subjectsOf } from "./subjects.ts";

/** A text that is searched for, as the encoder sees it. */
export interface EncodedQuery {
  /** The sum of its sentences' vectors. */
  readonly whole: Int8Array;
  /** How like it is to what products of the field do, and to what other industries do. */
  readonly subjects: { readonly own: number; readonly other: number };
}

/** So many sentences of a long text are encoded: somebody waits for it. */
const MAX_SENTENCES = 6;
/** How long an answer waits for the encoder, which may have to start, in milliseconds. */
const PATIENCE = 4_000;
/** Whether somebody has waited in vain, and there still is no answer. */
let isLate = false;
/** The latest texts, which people ask for again with other criteria. */
const latest = new LRUCache<string, EncodedQuery>({ max: 500 });

/** What of a text is encoded when it is searched for. */
export function queriedSentences(text: string): string[] {
  return sentencesIn(text).slice(0, MAX_SENTENCES);
}

/** The encoding of a text; undefined for one without words. */
export async function encodeQuery(encoder: SentenceEncoder, text: string): Promise<EncodedQuery | undefined> {
  const sentences = queriedSentences(text);
  if (sentences.length === 0) return undefined;
  const vectors = await encoder.encode(sentences, true);
  return encodedQuery(joined(vectors));
}

/** A text by the vectors of its sentences, one after the other. */
export function encodedQuery(vectors: Int8Array): EncodedQuery {
  const whole = sumOf(vectors);
  const { own, other } = subjectsOf(whole, modelInUse().subjects);
  return { whole, subjects: { own: likeness(own), other: likeness(other) } };
}

/** The encoding of a text; undefined if it takes too long or fails: ranking goes without it. */
export async function encodeInTime(
  encoder: SentenceEncoder,
  text: string,
): Promise<EncodedQuery | undefined> {
  const known = latest.get(text);
  if (known) return known;
  // While one is late, as when the encoder starts on a busy machine, nobody else waits for it, nor is it asked for more.
  if (isLate) return undefined;
  const encoding = encodeQuery(encoder, text).catch(() => undefined);
  void encoding.then((encoded) => encoded && latest.set(text, encoded));
  if (!(await withTimeout(PATIENCE, encoding))) {
    isLate = true;
    void encoding.then(() => {
      isLate = false;
    });
  }
  return latest.get(text);
}
