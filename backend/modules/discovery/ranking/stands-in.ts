/**
 * Whether so many words stand next to each other in a document, within a sentence or a value.
 * @param isAt whether a word may be the one at a place among them.
 */
export function standsIn(
  sequence: Int32Array,
  length: number,
  isAt: (place: number, word: number) => boolean,
): boolean {
  for (let start = 0; start + length <= sequence.length; start++) {
    let place = 0;
    while (place < length) {
      const word = sequence[start + place] as number;
      // A negative number is the beginning of another sentence.
      if (word < 0 || !isAt(place, word)) break;
      place++;
    }
    if (place === length) return true;
  }
  return false;
}
