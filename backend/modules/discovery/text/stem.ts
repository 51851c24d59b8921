import lemmatizer from "wink-lemmatizer";
import porter2 from "wink-porter2-stemmer";

const ENGLISH = /^[a-z]{3,}$/;

/**
 * What the forms of a word have in common: its lemma (WordNet's exceptions and rules), then Porter's second algorithm.
 * Words of one or two letters, and those with digits, are whole: `AI` is no part of another word.
 */
export function stemOf(word: string): string {
  if (!ENGLISH.test(word)) return word;
  const noun = lemmatizer.noun(word);
  return porter2(noun === word ? lemmatizer.verb(word) : noun);
}
