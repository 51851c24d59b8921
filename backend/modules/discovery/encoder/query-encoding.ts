import { LRUCache } from "lru-cache";
import { withTimeout } from "../../../shared/with-timeout.ts";
import { likeness, modelInUse } from "./model-in-use.ts";
import { joined, sentencesIn, sumOf } from "./passages.ts";
import type { SentenceEncoder } from "./sentence-encoder.ts";
import { subjectsOf } from "./subjects.ts";

/** An encoded query. */
export interface EncodedQuery {
  /** The sum of its sentences' vectors. */
  readonly whole: Int8Array;
  /** Its similarity to the field's subjects and to those of other industries. */
  readonly subjects: { readonly own: number; readonly other: number };
}

/** The maximum number of sentences encoded, since a user is waiting. */
const MAX_SENTENCES = 6;
/** The timeout for the encoder, which may have to start, in milliseconds. */
const PATIENCE = 4_000;
/** Whether a request has timed out and its encoding is still pending. */
let isLate = false;
/** The latest encodings, since users repeat a text with other criteria. */
const latest = new LRUCache<string, EncodedQuery>({ max: 500 });

/** Returns the sentences of a query that are encoded. */
export function queriedSentences(text: string): string[] {
  return sentencesIn(text).slice(0, MAX_SENTENCES);
}

/** Encodes a text; undefined for one without words. */
export async function encodeQuery(encoder: SentenceEncoder, text: string): Promise<EncodedQuery | undefined> {
  const sentences = queriedSentences(text);
  if (sentences.length === 0) return undefined;
  const vectors = await encoder.encode(sentences, true);
  return encodedQuery(joined(vectors));
}

/** Creates an encoded query from the concatenated vectors of its sentences. */
export function encodedQuery(vectors: Int8Array): EncodedQuery {
  const whole = sumOf(vectors);
  const { own, other } = subjectsOf(whole, modelInUse().subjects);
  return { whole, subjects: { own: likeness(own), other: likeness(other) } };
}

/** Encodes a text; undefined if that times out or fails, in which case ranking does without. */
export async function encodeInTime(
  encoder: SentenceEncoder,
  text: string,
): Promise<EncodedQuery | undefined> {
  const known = latest.get(text);
  if (known) return known;
  // While one encoding is late, for instance because the encoder is starting on a busy machine, no other
  // request waits for it or adds to its load.
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
