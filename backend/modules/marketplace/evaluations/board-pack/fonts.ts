import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import anyAscii from "any-ascii";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { rangesOf, slicesOf } from "../../../../shared/drawing/letters.ts";

const require = createRequire(import.meta.url);
const pathOf = (file: string): string => require.resolve(`@fontsource-variable/${file}`);
const all: Record<string, string> = require("@fontsource-variable/geist/unicode.json");

/** The slices of the site's typeface with the letters that each has. */
const OWN = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "vietnamese"].map((slice) => ({
  file: `geist/files/geist-${slice}-wght-normal.woff2`,
  ranges: rangesOf(all[slice] ?? ""),
}));

const [LATIN] = OWN;
const known = new Map<string, string | undefined>();
const opened = new Map<string, Font>();

/** Whether a font has a letter: the lists of its slices also name letters that it lacks. */
function has(file: string, code: number): boolean {
  const font = opened.get(file) ?? (create(readFileSync(pathOf(file))) as Font);
  opened.set(file, font);
  return font.hasGlyphForCodePoint(code);
}

/** Returns the font file with a letter; undefined if none has it. */
function fileOf(letter: string): string | undefined {
  if (!known.has(letter)) {
    const code = letter.codePointAt(0) ?? 0;
    const own = OWN.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));
    const files = [...(own ? [own.file] : []), ...slicesOf(letter)];
    known.set(
      letter,
      files.find((file) => has(file, code)),
    );
  }
  return known.get(letter);
}

/** A piece of a text that one font can draw. */
export interface Run {
  readonly text: string;
  readonly font: string;
}

/** A sign on another letter, which may have no Latin one. */
const MARK = /\p{M}/u;
/** Words from right to left, with the spaces between them. */
const LEFTWARD = /[\p{Script=Hebrew}\p{Script=Arabic}]\S*(?:\s+[\p{Script=Hebrew}\p{Script=Arabic}]\S*)+/gu;

/**
 * Splits a text into runs by font. Letters that no font has are written in Latin ones. Several words from right
 * to left are put in the order in which they are drawn.
 */
export function runsOf(text: string): Run[] {
  const drawn = text.replace(LEFTWARD, (words) => words.split(/\s+/).toReversed().join(" "));
  const runs: { text: string; font: string }[] = [];
  const add = (letters: string, font: string) => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += letters;
    else runs.push({ text: letters, font });
  };
  for (const letter of drawn) {
    const file = /\s/.test(letter) ? LATIN?.file : fileOf(letter);
    const drawable = file ? letter : anyAscii(letter) || (MARK.test(letter) ? "" : "?");
    if (drawable) add(drawable, file ?? LATIN?.file ?? "");
  }
  return runs;
}

/** The fonts of a document, by file: its letters only, in two weights. */
export type Fonts = Record<string, { normal: Uint8Array; bold: Uint8Array }>;

/** Returns the fonts for these runs with the letters that they have. */
export async function fontsFor(runs: readonly Run[]): Promise<Fonts> {
  const letters = new Map<string, Set<string>>();
  for (const { font, text } of runs) {
    const used = letters.get(font) ?? new Set(" ");
    letters.set(font, used);
    for (const letter of text) used.add(letter);
  }
  const fonts: Fonts = {};
  for (const [font, used] of letters) {
    const data = readFileSync(pathOf(font));
    const at = (wght: number) =>
      subsetFont(data, [...used].join(""), { targetFormat: "truetype", variationAxes: { wght } });
    fonts[font] = { normal: await at(400), bold: await at(650) };
  }
  return fonts;
}
