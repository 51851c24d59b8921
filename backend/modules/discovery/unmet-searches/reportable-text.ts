import { foldText } from "../../../shared/text/fold-text.rules.ts";

/** A longer text says more than what is looked for. */
const MAX_LENGTH = 60;
const MAX_WORDS = 8;
/** An address of e-mail, an account or a page. */
const ADDRESS = /@|:\/\/|\bwww\./;
/** As many digits as a telephone number, a card or a date of birth has, however they are grouped. */
const NUMBER = /\d(?:[\s().+/-]*\d){5,}/;

/** A search in the form in which it is counted; undefined for what may tell of a person, or says nothing. */
export function reportableText(text: string): string | undefined {
  const folded = foldText(text);
  if (folded.length < 2 || folded.length > MAX_LENGTH || folded.split(" ").length > MAX_WORDS)
    return undefined;
  if (ADDRESS.test(folded) || NUMBER.test(folded) || !/\p{L}/u.test(folded)) return undefined;
  return folded;
}
