import { foldText } from "../../../shared/text/fold-text.rules.ts";

/**
 * Removes case, accents and apostrophes: `Fußball`, `FUSSBALL` and `fussball` become equal, as do `é` and
 * `e`.
 */
export function foldWord(word: string): string {
  return foldText(word).replace(/'s?$/, "").replaceAll("'", "");
}
