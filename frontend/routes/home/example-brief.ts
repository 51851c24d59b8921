/** The hero's example: short enough to be read at a glance, with a sport, a level, a budget and a demand. */
export const EXAMPLE =
  "GPS load tracking for a youth soccer academy, under $20k a year, must export raw data";
