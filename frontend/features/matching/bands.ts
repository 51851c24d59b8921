/** The bands of scores, in words and hues. */
export const BANDS = {
  STRONG: { label: "Strong match", hue: "green" },
  GOOD: { label: "Good match", hue: "blue" },
  POSSIBLE: { label: "Possible match", hue: "gray" },
} as const;
