/** The frame of a tag with the gap before the next one, the gap, and "+2" with its frame, in px at 12 px. */
const [FRAME, GAP, REST] = [28, 6, 38];

/** How wide letters are at 12 px, by the first group that has it; rather too wide than too narrow. */
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

/** The widths of letters that were met; there are not many. */
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
 * How many tags stand in one row of each of these widths in px, at most `max`: at least the first one, which is cut if
 * it is longer. Beside them stands how many more there are.
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
