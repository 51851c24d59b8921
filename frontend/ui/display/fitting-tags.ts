/**
 * The width of a tag's frame including the gap to the next one, the gap, and "+2" with its frame, in px at 12
 * px.
 */
const [FRAME, GAP, REST] = [28, 6, 38];

/** Letter widths at 12 px; the first group that contains a letter applies. Estimates err on the wide side. */
const LETTERS: readonly [group: RegExp, width: number][] = [
  [/[ijlI .,:;'!|]/, 3.05],
  [/[frt1()/-]/, 4.4],
  [/[mwMW@%]/, 10.6],
  [/[A-Z]/, 8.2],
  [/[a-z]/, 6.95],
  [/[\0-\u024f]/, 7.8],
];
/** A letter of another script, such as Chinese. */
const WIDE = 12;

/** A cache of letter widths; there are few distinct letters. */
const met = new Map<string, number>();

function letterWidth(letter: string): number {
  const known = met.get(letter);
  if (known !== undefined) return known;
  const width = LETTERS.find(([group]) => group.test(letter))?.[1] ?? WIDE;
  if (width < WIDE) met.set(letter, width);
  return width;
}

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

/**
 * Returns how many tags fit on one row for each of these widths in px, at most `max` and at least one, which
 * is truncated if it is longer; the rest are counted in a "+2".
 */
export function fittingTags(
  all: readonly string[],
  widths: readonly number[],
  max = all.length,
): readonly number[] {
  const tags = all.slice(0, max).map(widthOf);
  return widths.map((width) => {
    let taken = 0;
    for (const [index, tag] of tags.entries()) {
      taken += tag + FRAME;
      const room = index === all.length - 1 ? width + GAP : width - REST;
      if (taken > room) return Math.max(index, 1);
    }
    return tags.length;
  });
}
