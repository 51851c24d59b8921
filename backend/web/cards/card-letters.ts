import { createRequire } from "node:module";

/**
 * What the site's two families have glyphs for: Latin with its first extension and Vietnamese, Cyrillic, and the usual
 * punctuation.
 */
const OF_THE_SITE =
  /^[\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]$/;

/** Families for other scripts, the first one that has a letter draws it; Chinese stands for Japanese, too. */
const FAMILIES = ["noto-sans-arabic", "noto-sans-hebrew", "noto-sans-sc", "noto-sans-kr"] as const;
/** Their slices with the letters of their scripts; the others have what the site's families have. */
const SLICE = /^(?:arabic|hebrew|\[(\d+)\])$/;

type Slice = { file: string; ranges: [first: number, last: number][] };

const rangesOf = (text: string): Slice["ranges"] =>
  text.split(",").map((range) => {
    const [first = 0, last = first] = range
      .slice("U+".length)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });

const slicesOf = (family: string): Slice[] => {
  const all: Record<string, string> = createRequire(import.meta.url)(
    `@fontsource-variable/${family}/unicode.json`,
  );
  return Object.entries(all).flatMap(([name, ranges]) => {
    const [, number = name] = SLICE.exec(name) ?? [undefined, ""];
    const file = `${family}/files/${family}-${number}-wght-normal.woff2`;
    return number ? [{ file, ranges: rangesOf(ranges) }] : [];
  });
};

let slices: Slice[] | undefined;

/** The file of a letter of another script, if a family has it; which have is read when the first one is asked for. */
export function sliceOf(letter: string): string | undefined {
  slices ??= FAMILIES.flatMap(slicesOf);
  const code = letter.codePointAt(0) ?? 0;
  return slices.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last))?.file;
}

/** Whether the site's families have a letter. */
export const isOfTheSite = (letter: string): boolean => OF_THE_SITE.test(letter);
