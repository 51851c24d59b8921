/** A color in its light and dark variants. */
export type Shade = readonly [light: string, dark: string];

/** Every semantic color, by the name that components use. */
export const palette = {
  bg: ["#faf9f5", "#0b1511"],
  "bg.subtle": ["#f2f1ea", "#0f1c17"],
  "bg.muted": ["#e9e8df", "#182a22"],
  "bg.raised": ["#ffffff", "#12211b"],
  fg: ["#10201a", "#eef3ec"],
  "fg.muted": ["#55635c", "#9fb0a6"],
  line: ["#dfe0d6", "#22332b"],
  "line.strong": ["#c9ccbf", "#32473d"],
  // Borders of form controls need a contrast of 3:1 with their background (WCAG 1.4.11).
  "line.control": ["#858d80", "#5f766a"],
  accent: ["#0b6b43", "#43c587"],
  "accent.strong": ["#085234", "#6ad6a2"],
  "accent.contrast": ["#ffffff", "#06140d"],
  "accent.subtle": ["#e3f0e7", "#133526"],
  positive: ["#0b6b43", "#43c587"],
  "positive.subtle": ["#e3f0e7", "#133526"],
  warning: ["#a4480a", "#f2a468"],
  "warning.subtle": ["#fbeadb", "#38230f"],
  danger: ["#b3261e", "#ff9b92"],
  "danger.subtle": ["#fbe6e3", "#3d1916"],
  "danger.contrast": ["#ffffff", "#2a0806"],
  star: ["#a86a00", "#f0b545"],
  pitch: ["#0d2a1f", "#0f241b"],
  "pitch.fg": ["#f4f7f1", "#f4f7f1"],
  "pitch.muted": ["#c3d1c8", "#b5c6bb"],
  "pitch.line": ["#2c4a3d", "#2c4a3d"],
  lime: ["#b6f03c", "#b6f03c"],
  "lime.contrast": ["#0b1f12", "#0b1f12"],
} as const satisfies Record<string, Shade>;

/** The name of a semantic color. */
export type ColorName = keyof typeof palette;

/** A role or status hue: text and tint, and a solid fill with its text color. */
export type Hue = { fg: Shade; subtle: Shade; solid: Shade; contrast: Shade };

/** The hues that badges, buttons and charts use as their `colorPalette`. */
export const hues = {
  gray: {
    fg: ["#414c46", "#c3cfc8"],
    subtle: ["#edede5", "#1c2d25"],
    solid: ["#10201a", "#eef3ec"],
    contrast: ["#ffffff", "#0b1511"],
  },
  accent: {
    fg: ["#0b6b43", "#43c587"],
    subtle: ["#e3f0e7", "#133526"],
    solid: ["#0b6b43", "#43c587"],
    contrast: ["#ffffff", "#06140d"],
  },
  green: {
    fg: ["#0b6b43", "#43c587"],
    subtle: ["#e3f0e7", "#133526"],
    solid: ["#0b6b43", "#43c587"],
    contrast: ["#ffffff", "#06140d"],
  },
  red: {
    fg: ["#a8221b", "#ff9b92"],
    subtle: ["#fbe6e3", "#3d1916"],
    solid: ["#b3261e", "#ff9b92"],
    contrast: ["#ffffff", "#2a0806"],
  },
  orange: {
    fg: ["#97420a", "#f2a468"],
    subtle: ["#fbeadb", "#38230f"],
    solid: ["#a4480a", "#f2a468"],
    contrast: ["#ffffff", "#241203"],
  },
  yellow: {
    fg: ["#705000", "#ecc75c"],
    subtle: ["#f8efd0", "#332a0c"],
    solid: ["#7d5a00", "#ecc75c"],
    contrast: ["#ffffff", "#1f1800"],
  },
  blue: {
    fg: ["#1d4f9f", "#8fbcff"],
    subtle: ["#e1ebfa", "#13294a"],
    solid: ["#1f57b0", "#8fbcff"],
    contrast: ["#ffffff", "#06152c"],
  },
  purple: {
    fg: ["#663297", "#cda6f5"],
    subtle: ["#efe6f8", "#2c1a40"],
    solid: ["#7038a6", "#cda6f5"],
    contrast: ["#ffffff", "#1c0a2e"],
  },
} as const satisfies Record<string, Hue>;

/** CSS that follows the page's color scheme automatically. */
export const lightDark = ([light, dark]: Shade) => (light === dark ? light : `light-dark(${light}, ${dark})`);
