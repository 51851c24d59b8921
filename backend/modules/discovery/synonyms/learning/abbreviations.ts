/** An abbreviation with its long form in a text. */
export interface Abbreviation {
  readonly short: string;
  readonly long: string;
}

/** An abbreviation in parentheses, as in "virtual reality (VR)". */
const IN_PARENTHESES = / \((\p{Lu}[\p{L}\p{N}]{1,7})\)/gu;
/** The words before it: letters, digits, hyphens and single spaces. */
const BEFORE = /[\p{L}\p{N}'’ -]+$/u;
/** The number of characters before it that are searched for the long form. */
const REACH = 120;

/** Returns the abbreviations that a text spells out, each once. */
export function abbreviationsIn(text: string): Abbreviation[] {
  const found = new Map<string, Abbreviation>();
  for (const { 1: short = "", index } of text.matchAll(IN_PARENTHESES)) {
    const [before = ""] = BEFORE.exec(text.slice(Math.max(0, index - REACH), index)) ?? [];
    const long = isAbbreviation(short) ? longForm(before.trim(), plainOf(short)) : undefined;
    if (long) found.set(`${short}\n${long}`, { short: plainOf(short), long });
  }
  return [...found.values()];
}

/** Requires two capitals, since "(Pro)" and "(Basel)" are no abbreviations. */
function isAbbreviation(short: string): boolean {
  return (short.match(/\p{Lu}/gu) ?? []).length >= 2;
}

/** Removes the plural "s", as in "GPUs". */
function plainOf(short: string): string {
  return /\p{Lu}s$/u.test(short) ? short.slice(0, -1) : short;
}

/**
 * Returns the words that an abbreviation stands for: the fewest with its letters in order from the end, the
 * first of which must begin a word (after Schwartz and Hearst, 2003). Returns undefined if there are none, or
 * if a single word has all letters.
 */
function longForm(before: string, short: string): string | undefined {
  let at = before.length - 1;
  for (let letter = short.length - 1; letter >= 0; letter--) {
    const wanted = (short[letter] as string).toLowerCase();
    const begins = letter === 0;
    while (at >= 0 && !(isLetter(before, at, wanted) && (!begins || startsWord(before, at)))) at--;
    if (at < 0) return undefined;
    if (!begins) at--;
  }
  const long = before.slice(at);
  const words = long.split(/[\s-]+/);
  return words.length >= 2 && words.length <= short.length + 3 ? long.toLowerCase() : undefined;
}

function isLetter(text: string, at: number, wanted: string): boolean {
  return (text[at] as string).toLowerCase() === wanted;
}

function startsWord(text: string, at: number): boolean {
  return at === 0 || /[\s-]/.test(text[at - 1] as string);
}
