import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "../../ui/display/contrast.ts";
import { type ColorName, hues, palette, type Shade } from "./palette.ts";

const grounds: ColorName[] = ["bg", "bg.subtle", "bg.raised"];
const texts: ColorName[] = ["fg", "fg.muted", "accent", "positive", "warning", "danger"];

const textPairs: [ColorName, ColorName][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColorName, ColorName] => [text, ground])),
  ["fg", "bg.muted"],
  ["fg.muted", "bg.muted"],
  ["accent.contrast", "accent"],
  ["accent.contrast", "accent.strong"],
  ["accent", "accent.subtle"],
  ["fg", "accent.subtle"],
  ["positive", "positive.subtle"],
  ["warning", "warning.subtle"],
  ["danger", "danger.subtle"],
  ["danger.contrast", "danger"],
  ["pitch.fg", "pitch"],
  ["pitch.muted", "pitch"],
  ["lime.contrast", "lime"],
  ["lime", "pitch"],
];

const graphicPairs: [ColorName, ColorName][] = [
  ["star", "bg"],
  ["star", "bg.raised"],
  ["line.control", "bg"],
  ["line.control", "bg.raised"],
  ["accent", "bg.subtle"],
];

function lowestContrast(one: Shade, other: Shade): number {
  return Math.min(contrast(one[0], other[0]), contrast(one[1], other[1]));
}

describe("theme colors", () => {
  it.each(textPairs)("%s is readable on %s", (text, ground) => {
    expect(lowestContrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)("%s can be told from %s", (graphic, ground) => {
    expect(lowestContrast(palette[graphic], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(hues))("%s is readable as tint, as solid and on the page", (_name, hue) => {
    expect(lowestContrast(hue.fg, hue.subtle)).toBeGreaterThanOrEqual(4.5);
    expect(lowestContrast(hue.contrast, hue.solid)).toBeGreaterThanOrEqual(4.5);
    expect(lowestContrast(hue.fg, palette["bg.raised"])).toBeGreaterThanOrEqual(4.5);
  });

  it("has colored texts with a contrast of 7:1 for who asks for more", () => {
    const css = readFileSync(new URL("./preferences.css", import.meta.url), "utf8");
    const grounds = ["bg", "bg.subtle", "bg.muted", "bg.raised"] as const;
    const found = [...css.matchAll(/--st-colors-(\w+)(-fg)?: light-dark\((#\w+), (#\w+)\)/g)];
    const named = new Set(found.map(([, name]) => name));
    expect([...named].toSorted()).toEqual(
      [
        ...Object.keys(hues).filter((hue) => !["accent", "gray"].includes(hue)),
        "danger",
        "positive",
        "star",
        "warning",
      ].toSorted(),
    );
    for (const [, name = "", , light = "", dark = ""] of found) {
      const shades = [
        ...grounds.map((ground) => palette[ground]),
        ...(name in hues ? [hues[name as keyof typeof hues].subtle] : []),
      ];
      for (const shade of shades)
        expect([name, shade, lowestContrast([light, dark], shade) >= 7]).toEqual([name, shade, true]);
    }
    for (const shade of [...grounds.map((ground) => palette[ground]), hues.gray.subtle])
      expect(lowestContrast(hues.gray.fg, shade)).toBeGreaterThanOrEqual(7);
    expect(lowestContrast(palette["accent.strong"], palette["accent.subtle"])).toBeGreaterThanOrEqual(7);
  });

  it("measures black on white as 21", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  });
});
