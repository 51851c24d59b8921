import { foldText } from "../../../shared/text/fold-text.rules.ts";

/** The maximum length in characters and in words: longer texts contain more than a search. */
const MAX_LENGTH = 60;
const MAX_WORDS = 8;
/** An email address, an account name or a URL. */
const ADDRESS = /@|:\/\/|\bwww\./;
/** As many digits as a phone number, a card number or a date of birth has, however they are grouped. */
const NUMBER = /\d(?:[\s().+/-]*\d){5,}/;

/** Returns the form in which a search is counted; undefined if it may identify a person or has no content. */
export function reportableText(text: string): string | undefined {
  const folded = foldText(text);
  if (folded.length < 2 || folded.length > MAX_LENGTH || folded.split(" ").length > MAX_WORDS)
    return undefined;
  if (ADDRESS.test(folded) || NUMBER.test(folded) || !/\p{L}/u.test(folded)) return undefined;
  return folded;
}
