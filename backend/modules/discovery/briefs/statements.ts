import { sentencesOf } from "../text/sentences.ts";

/** How strongly a statement is meant. */
export type Strength = "must" | "should" | "wont";

/** A part of a brief that says how strongly it is meant, without the words that say so. */
export interface Statement {
  readonly strength: Strength;
  readonly text: string;
}

/** The first that a statement contains tells its strength. */
const MARKS: readonly (readonly [Strength, RegExp])[] = [
  [
    "wont",
    /\b(?:must\s+not|mustn['’]t|should\s+not|shouldn['’]t|won['’]t|will\s+not|(?:do|does)\s+not\s+(?:need|want)|(?:don|doesn)['’]t\s+(?:need|want)|no\s+need\s+for|not\s+interested\s+in|avoid)\b(?:\s+(?:have|need|want|require|be))?/i,
  ],
  [
    "must",
    /\b(?:must(?:\s+have|\s+be\s+able\s+to)?|(?:is|are)\s+(?:mandatory|required|essential)|mandatory|required|essential|non-negotiable|ha(?:s|ve)\s+to)\b/i,
  ],
  [
    "should",
    /\b(?:should(?:\s+have|\s+be\s+able\s+to)?|ideally|preferabl[ey]|(?:is|are)\s+preferred|nice\s+to\s+have|would\s+like(?:\s+to)?|(?:is|are)\s+a\s+bonus)\b/i,
  ],
];
/** An amount that begins a sentence is no part of the one before it. */
const AMOUNT = /(?<=[.!?]) (?=[$€£])/;
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;
/** Where one sentence says two things of different strength. */
const TURN =
  /\s*(?:[,;]\s*(?:and|but)?|\s(?:and|but))\s+(?=(?:(?:it|we|they)\s+)?(?:must|should|won['’]t|ideally|preferably)\b)/gi;

/** The statements of a brief. A heading such as "Must have:" counts for the list below it. */
export function statementsIn(text: string): Statement[] {
  const statements: Statement[] = [];
  let heading: Strength | undefined;
  for (const { start, end } of sentencesOf(text)) {
    const sentence = text.slice(start, end).trim();
    const isItem = BULLET.test(sentence);
    const body = sentence.replace(BULLET, "");
    if (!isItem) heading = undefined;
    for (const part of body.split(AMOUNT).flatMap((one) => one.split(TURN))) {
      const marked = markedIn(part);
      if (marked && !marked.text) heading = marked.strength;
      else if (marked) statements.push(marked);
      else if (isItem && heading) statements.push({ strength: heading, text: trimmed(part) });
    }
  }
  return statements.filter(({ text: said }) => said.length > 0);
}

/** What stands after the mark, or before it where nothing comes after it. */
function markedIn(part: string): Statement | undefined {
  for (const [strength, mark] of MARKS) {
    const found = mark.exec(part);
    if (!found) continue;
    const after = trimmed(part.slice(found.index + found[0].length));
    return { strength, text: after || trimmed(part.slice(0, found.index)) };
  }
  return undefined;
}

/** By hand: an expression for the end would look through every run of marks once for each of them. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && /[\s:,;.–-]/.test(text[start] as string)) start++;
  while (end > start && /[\s:,;.!?–-]/.test(text[end - 1] as string)) end--;
  return text.slice(start, end);
}
