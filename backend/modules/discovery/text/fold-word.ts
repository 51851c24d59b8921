import { foldText } from "../../../shared/text/fold-text.rules.ts";

/** A word without case, accents and apostrophes: `Fußball`, `FUSSBALL` and `fussball` are one, as are `é` and `e`. */
export function foldWord(word: string): string {
  return foldText(word).replace(/'s?$/, "").replaceAll("'", "");
}
