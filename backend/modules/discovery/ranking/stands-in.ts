/**
 * Whether a document has a number of adjacent words within a sentence or a list value.
 * @param isAt whether a word matches at a position among them.
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
      // A negative number starts another sentence.
      if (word < 0 || !isAt(place, word)) break;
      place++;
    }
    if (place === length) return true;
  }
  return false;
}
