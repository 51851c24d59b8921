import { foldText } from "../../../shared/text/fold-text.rules.ts";

/**
 * Removes case, accents and apostrophes from a word: `Fußball`, `FUSSBALL` and `fussball` become equal, as do
 * `é` and `e`.
 */
export function foldWord(word: string): string {
  return foldText(word).replace(/'s?$/, "").replaceAll("'", "");
}
