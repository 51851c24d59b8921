const WORD = /[\p{L}\p{N}]+/gu;
/** Shorter words carry too little meaning. */
const LEAST = 3;
/** The length of the prefix that two forms of a word share, such as "analyze" and "analysis". */
const STEM = 5;

const folded = (word: string) => word.toLowerCase().replace(/(?<=.{3})s$/, "");

/** Finds where a text contains words of another one, in any form. */
export function sharedWords(text: string, other: string): { start: number; end: number }[] {
  const words = [...other.matchAll(WORD)]
    .map(([word]) => folded(word))
    .filter((word) => word.length >= LEAST);
  return [...text.matchAll(WORD)]
    .filter(([found]) => {
      const word = folded(found);
      return words.some(
        (one) =>
          one === word || (word.length >= STEM && one.startsWith(word.slice(0, STEM)) && one.length >= STEM),
      );
    })
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}
