import { createRequire } from "node:module";

/**
 * The characters covered by the site's two font families: Latin with its first extension and Vietnamese,
 * Cyrillic, and common punctuation.
 */
const OF_THE_SITE =
  /^[\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]$/;

/** Font families for other scripts, in order of preference; Chinese also covers Japanese. */
const FAMILIES = ["noto-sans-arabic", "noto-sans-hebrew", "noto-sans-sc", "noto-sans-kr"] as const;
/** The slices with letters of these scripts; the others duplicate the site's families. */
const SLICE = /^(?:arabic|hebrew|\[(\d+)\])$/;

type Slice = { file: string; ranges: [first: number, last: number][] };

/** Parses the characters that a slice of a font names, such as `U+0-FF,U+131`. */
export const rangesOf = (text: string): Slice["ranges"] =>
  text.split(",").map((range) => {
    const [first = 0, last = first] = range
      .slice("U+".length)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });

const slicesIn = (family: string): Slice[] => {
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

/**
 * Returns the font files whose lists name a letter of another script, in order of preference; a list may name
 * letters that its font lacks. Loads the lists on first use.
 */
export function slicesOf(letter: string): string[] {
  slices ??= FAMILIES.flatMap(slicesIn);
  const code = letter.codePointAt(0) ?? 0;
  return slices
    .filter(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last))
    .map(({ file }) => file);
}

/** Returns the preferred font file with a letter of another script, if any. */
export const sliceOf = (letter: string): string | undefined => slicesOf(letter)[0];

/** Whether the site's font families have a letter. */
export const isOfTheSite = (letter: string): boolean => OF_THE_SITE.test(letter);
