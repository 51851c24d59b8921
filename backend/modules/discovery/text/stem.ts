import { createRequire } from "node:module";
import { american } from "./american.ts";
import { knownLemma, relatedLemma } from "./related-words.ts";

const ENGLISH = /^[a-z]{3,}$/;

/** The word lists, read when the first word is stemmed: they take some 40 MB, which a process may never need. */
interface English {
  readonly lemmatizer: { noun(word: string): string; verb(word: string): string };
  readonly porter2: (word: string) => string;
}

const require = createRequire(import.meta.url);
let english: English | undefined;
/** The stems of words met lately: texts repeat theirs, and a stem takes several microseconds. */
const known = new Map<string, string>();
/** How many are kept, some 2 MB. */
const MOST = 20_000;

/**
 * What the forms of a word have in common: its lemma (WordNet's exceptions and rules) in the American spelling, of those
 * who do something the deed, then Porter's second algorithm.
 * Words of one or two letters, and those with digits, are whole: `AI` is no part of another word.
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
