/** The label and hue of each score band. */
export const BANDS = {
  STRONG: { label: "Strong match", hue: "green" },
  GOOD: { label: "Good match", hue: "blue" },
  POSSIBLE: { label: "Possible match", hue: "gray" },
} as const;
