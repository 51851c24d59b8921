const WORD = /[\p{L}\p{N}]+/gu;
/** Shorter words say too little by themselves. */
const LEAST = 3;
/** Letters that two forms of a word have in common: "export" and "exports", "analyze" and "analysis". */
const STEM = 5;

const folded = (word: string) => word.toLowerCase().replace(/(?<=.{3})s$/, "");

/** Where a text has words of another one, in whatever form. */
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
