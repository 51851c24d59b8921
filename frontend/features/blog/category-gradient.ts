/** The two ends of a category's gradient; others are grey. */
const GRADIENTS: Record<string, readonly [string, string]> = {
  "AI & Machine Learning": ["#4b2a86", "#1f57b0"],
  "Sports Analytics": ["#123f7a", "#0e7490"],
  "Wearable Technology": ["#0b6b43", "#2f7d32"],
  "Virtual Reality": ["#8a2c6b", "#b3261e"],
  "Industry Trends": ["#7d5a00", "#a4480a"],
  Innovation: ["#0d5c63", "#3d3a8c"],
};

/** The gradient of a category. */
export const gradientOf = (category: string): readonly [string, string] =>
  GRADIENTS[category] ?? ["#414c46", "#55635c"];
