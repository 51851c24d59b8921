/** The width of a letter of a tag, its frame with the gap before the next one, and of "+2", in px at 12 px. */
const [LETTER, FRAME, REST] = [5.9, 28, 34];

/**
 * How many tags stand in one row of this width in px, at most `max`: at least the first one, which is cut if it is
 * longer. Beside them stands how many more there are.
 */
export function fittingTags(all: readonly string[], width: number, max = all.length): number {
  const tags = all.slice(0, max);
  let taken = 0;
  for (const [index, tag] of tags.entries()) {
    taken += tag.length * LETTER + FRAME;
    const room = index === all.length - 1 ? width : width - REST;
    if (taken > room) return Math.max(index, 1);
  }
  return tags.length;
}
