import { stemOf } from "../../text/stem.ts";
import { isStopWord } from "../../text/stop-words.ts";
import { type Word, wordsOf } from "../../text/words.ts";
import { withoutAmounts } from "./budget.ts";
import { withoutDeadlines } from "./deadline.ts";
import { withoutQuantities } from "./quantities.ts";

/** Words that only introduce a wish or belong to parsed criteria. */
const SAID = new Set(
  "look looking search searching need needs want wants seek seeking like would please thanks thank hello hi dear must should have has ideally preferably required mandatory essential without use used using tool tools software app apps application system systems platform platforms solution solutions product products something anything club clubs team teams company find buy get help helps let lets able work works integrate integrates budget year years month months week weeks annually yearly monthly per about around approximately max maximum least most up price cost costs free charge deadline decision decide needed ready currently already also new good best first based want wanted rather leave skip hate avoid include wish interested recommend kind type yes preferred keen love seeks supplier evaluating currently anyone anybody experience got which replace replacing".split(
    " ",
  ),
);
const CONTRACTED =
  /^(?:(?:is|are|was|were|do|does|did|has|have|had|ca|could|wo|would|should|must|need)nt|wed|ill|id|theyd)$/;
/** Whether a word, without case and accents, says nothing about what is looked for: "we'd", "love". */
export function isIntroductory(word: string): boolean {
  return isStopWord(word) || CONTRACTED.test(word) || SAID.has(word);
}

const MOST = 20;
const LONGEST = 200;

/**
 * Returns the parts of a text, quoted, that yielded no criterion; their words are still searched for.
 * @param read the texts of all criteria that were found.
 */
export function unreadIn(text: string, read: readonly string[]): string[] {
  const known = new Set(read.flatMap((part) => wordsOf(part).map((word) => stemOf(word.text))));
  const isSaid = ({ text: word }: Word) =>
    isIntroductory(word) || known.has(stemOf(word)) || /^\d+$/.test(word);
  const rest = read.reduce(
    (left, part) => (part.includes(" ") ? left.replace(part, ", ") : left),
    withoutQuantities(withoutDeadlines(withoutAmounts(text))),
  );
  const phrases = rest.split(/[.,;:!?()\n]+|\s[-–—]\s|\b(?:but|because)\b/).flatMap((clause) => {
    const words = wordsOf(clause);
    const first = words.find((word) => !isSaid(word));
    const last = words.findLast((word) => !isSaid(word));
    return first && last ? [clause.slice(first.start, last.end).slice(0, LONGEST).toWellFormed()] : [];
  });
  return [...new Set(phrases)].slice(0, MOST);
}
