/** The width of a letter of a tag, its frame with the gap before the next one, and of "+2", in px at 12 px. */
const [LETTER, FRAME, REST] = [5.9, 28, 34];

/** How many tags stand in one row of this width in px: at least the first one, which is cut if it is longer. */
export function fittingTags(tags: readonly string[], width: number): number {
  let taken = 0;
  for (const [index, tag] of tags.entries()) {
    taken += tag.length * LETTER + FRAME;
    const room = index === tags.length - 1 ? width : width - REST;
    if (taken > room) return Math.max(index, 1);
  }
  return tags.length;
}
