import { chanceOf } from "./seeded.ts";

/** The two tones of a picture, dark enough for white lines and text. */
export type Tones = readonly [from: string, to: string];

const KNOWN: Record<string, Tones> = {
  "SportsTech Hub": ["#0d2a1f", "#0b6b43"],
  "AI & Machine Learning": ["#4b2a86", "#1f57b0"],
  "Sports Analytics": ["#123f7a", "#0e7490"],
  "Wearable Technology": ["#0b6b43", "#2f7d32"],
  "Virtual Reality": ["#8a2c6b", "#b3261e"],
  "Industry Trends": ["#7d5a00", "#a4480a"],
  Innovation: ["#0d5c63", "#3d3a8c"],
};

const OTHERS: readonly Tones[] = [
  ["#0b4d3a", "#17734f"],
  ["#123f7a", "#2c5aa0"],
  ["#5b2a6e", "#8a2c6b"],
  ["#6b4a00", "#8f5a12"],
  ["#0d5c63", "#1b7a72"],
  ["#33407a", "#5a4a9c"],
];

/** The tones of a category; always the same for the same one. */
export const tonesOf = (category: string): Tones =>
  KNOWN[category] ?? (OTHERS[chanceOf(category).between(0, OTHERS.length - 1)] as Tones);
