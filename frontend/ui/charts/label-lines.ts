/** What labels like "Sep 2024" need beside each other, in pixels: in one line, in two, and by their first words alone. */
const [WIDE, NARROW, TIGHT] = [56, 30, 20];
/** Days and weeks, which say nothing by their first words: more than half have another second word than the one before. */
const tellBySecond = (names: readonly string[]) =>
  names.filter((name, index) => index > 0 && partsOf(name)[1] !== partsOf(names[index - 1])[1]).length * 2 >
  names.length;

/** "Sep" and "2024"; a single word has no second part. */
function partsOf(name = ""): [first: string, second: string | undefined] {
  const cut = name.lastIndexOf(" ");
  return cut < 0 ? [name, undefined] : [name.slice(0, cut), name.slice(cut + 1)];
}

/**
 * The lines of the label under a point, with `room` pixels for each: one, or two where that is too narrow, the second
 * only where it changes if it has no room everywhere. Where there are too many points, every second or third has a
 * label, counted from the last, which always has one.
 */
export function labelLines(names: readonly string[], index: number, room: number): string[] {
  const every = room < (tellBySecond(names) ? NARROW : TIGHT) ? Math.ceil(NARROW / room) : 1;
  if ((names.length - 1 - index) % every > 0) return [];
  const name = names[index] ?? "";
  const [first, second] = partsOf(name);
  if (every * room >= WIDE || second === undefined) return [name];
  const changes = index > 0 && partsOf(names[index - 1])[1] !== second;
  return every * room >= NARROW || changes ? [first, second] : [first];
}

/** Widths of a drawing, in pixels, from which on its labels have more room; the drawing itself adapts to any. */
export const LABEL_WIDTHS = [280, 480, 800] as const;
