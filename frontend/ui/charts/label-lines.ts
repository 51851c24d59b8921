/**
 * The width in pixels that labels like "Sep 2024" need next to each other: on one line, on two lines, and by
 * their first words alone.
 */
const [WIDE, NARROW, TIGHT] = [56, 30, 20];
/**
 * Whether the labels are days or weeks, whose first words say nothing by themselves: more than half have a
 * different second word than their predecessor.
 */
const differInSecondWord = (names: readonly string[]) =>
  names.filter((name, index) => index > 0 && partsOf(name)[1] !== partsOf(names[index - 1])[1]).length * 2 >
  names.length;

/** "Sep" and "2024"; a single word has no second part. */
function partsOf(name = ""): [first: string, second: string | undefined] {
  const cut = name.lastIndexOf(" ");
  return cut < 0 ? [name, undefined] : [name.slice(0, cut), name.slice(cut + 1)];
}

/**
 * The lines of the label under each point, given `room` pixels per point: one line, or two where that is too
 * narrow; the second line appears only where it changes if there isn't room for it everywhere. With too many
 * points, every second or third one is labeled, counted from the last, which is always labeled.
 */
export function labelLines(names: readonly string[], index: number, room: number): string[] {
  const every = room < (differInSecondWord(names) ? NARROW : TIGHT) ? Math.ceil(NARROW / room) : 1;
  if ((names.length - 1 - index) % every > 0) return [];
  const name = names[index] ?? "";
  const [first, second] = partsOf(name);
  if (every * room >= WIDE || second === undefined) return [name];
  const changes = index > 0 && partsOf(names[index - 1])[1] !== second;
  return every * room >= NARROW || changes ? [first, second] : [first];
}

/** Drawing widths, in pixels, at which labels get more room; the drawing itself adapts to any width. */
export const LABEL_WIDTHS = [280, 480, 800] as const;
