/** The home page's example: short enough to be read at a glance, with a sport, a level, a budget and a demand. */
export const EXAMPLE_BRIEF =
  "GPS load tracking for a youth soccer academy, under $20k a year, must export raw data";

/** How many of its matches the home page shows. */
export const EXAMPLE_MATCHES = 3;
