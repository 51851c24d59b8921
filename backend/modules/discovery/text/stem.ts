import { createRequire } from "node:module";
import { american } from "./american.ts";
import { knownLemma, relatedLemma } from "./related-words.ts";

const ENGLISH = /^[a-z]{3,}$/;

/** The word lists, loaded lazily: they take some 40 MB, which a process may never need. */
interface English {
  readonly lemmatizer: { noun(word: string): string; verb(word: string): string };
  readonly porter2: (word: string) => string;
}

const require = createRequire(import.meta.url);
let english: English | undefined;
/** A cache of stems: texts repeat words, and stemming takes several microseconds. */
const known = new Map<string, string>();
/** The maximum size of the cache, some 2 MB. */
const MOST = 20_000;

/**
 * Returns the stem of a word: its lemma (WordNet's exceptions and rules) in American spelling, with athletes
 * mapped to their sport, reduced by the Porter2 algorithm. Words of one or two letters, and those with
 * digits, stay whole: `AI` is not part of another word.
 */
export function stemOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (!ENGLISH.test(word)) return word;
  english ??= { lemmatizer: require("wink-lemmatizer"), porter2: require("wink-porter2-stemmer") };
  const stem = english.porter2(relatedLemma(lemmaOf(american(word), english.lemmatizer)));
  if (known.size >= MOST) known.clear();
  known.set(word, stem);
  return stem;
}

function lemmaOf(word: string, { noun, verb }: English["lemmatizer"]): string {
  const known = knownLemma(word);
  if (known) return known;
  const one = noun(word);
  return one === word ? verb(word) : one;
}
