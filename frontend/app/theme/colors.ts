import { type ColorName, hues, lightDark, palette, type Shade } from "./palette.ts";

const name = (color: ColorName) => lightDark(palette[color]);
const value = (css: string) => ({ value: css });
const mix = (shade: Shade, percent: number) =>
  value(`color-mix(in srgb, ${lightDark(shade)} ${percent}%, ${name("bg.raised")})`);

function hueTokens({ fg, subtle, solid, contrast }: (typeof hues)[keyof typeof hues]) {
  return {
    fg: value(lightDark(fg)),
    subtle: value(lightDark(subtle)),
    muted: mix(solid, 22),
    emphasized: mix(solid, 34),
    border: mix(solid, 45),
    solid: value(lightDark(solid)),
    contrast: value(lightDark(contrast)),
    focusRing: value(name("accent")),
  };
}

/** Colors that are the same in both color schemes. */
export const baseColors = {
  transparent: value("transparent"),
  current: value("currentColor"),
  black: value("#000000"),
  white: value("#ffffff"),
  blackAlpha: { 500: value("rgba(6, 20, 13, 0.55)") },
};

/**
 * The semantic colors: our own names, and aliases that the component library's recipes expect. Each value
 * follows the page's color scheme automatically.
 */
export const semanticColors = {
  bg: {
    DEFAULT: value(name("bg")),
    subtle: value(name("bg.subtle")),
    muted: value(name("bg.muted")),
    emphasized: value(name("line")),
    raised: value(name("bg.raised")),
    panel: value(name("bg.raised")),
    inverted: value(name("fg")),
    error: value(name("danger.subtle")),
    warning: value(name("warning.subtle")),
    success: value(name("positive.subtle")),
    info: value(lightDark(hues.blue.subtle)),
  },
  fg: {
    DEFAULT: value(name("fg")),
    muted: value(name("fg.muted")),
    subtle: value(name("fg.muted")),
    inverted: value(name("bg")),
    error: value(name("danger")),
    warning: value(name("warning")),
    success: value(name("positive")),
    info: value(lightDark(hues.blue.fg)),
  },
  border: {
    DEFAULT: value(name("line")),
    muted: value(name("line")),
    subtle: value(name("line")),
    emphasized: value(name("line.strong")),
    inverted: value(name("fg")),
    error: value(name("danger")),
    warning: value(name("warning")),
    success: value(name("positive")),
    info: value(lightDark(hues.blue.fg)),
  },
  line: {
    DEFAULT: value(name("line")),
    strong: value(name("line.strong")),
    control: value(name("line.control")),
  },
  ...Object.fromEntries(Object.entries(hues).map(([hue, shades]) => [hue, hueTokens(shades)])),
  accent: {
    ...hueTokens(hues.accent),
    DEFAULT: value(name("accent")),
    strong: value(name("accent.strong")),
  },
  positive: { DEFAULT: value(name("positive")), subtle: value(name("positive.subtle")) },
  warning: { DEFAULT: value(name("warning")), subtle: value(name("warning.subtle")) },
  danger: {
    DEFAULT: value(name("danger")),
    subtle: value(name("danger.subtle")),
    contrast: value(name("danger.contrast")),
  },
  star: value(name("star")),
  pitch: {
    DEFAULT: value(name("pitch")),
    fg: value(name("pitch.fg")),
    muted: value(name("pitch.muted")),
    line: value(name("pitch.line")),
  },
  lime: { DEFAULT: value(name("lime")), contrast: value(name("lime.contrast")) },
};
