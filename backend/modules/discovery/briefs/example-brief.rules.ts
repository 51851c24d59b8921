/** The home page's example: short, with a sport, a level, a budget and a demand. */
export const EXAMPLE_BRIEF =
  "GPS load tracking for a youth soccer academy, under $20k a year, must export raw data";

/** The number of its matches shown on the home page. */
export const EXAMPLE_MATCHES = 3;
