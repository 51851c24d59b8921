/** Formats a day (YYYY-MM-DD) or the day of a moment, in UTC, as "March 4, 2027". */
export const longDay = (day: string | Date): string =>
  new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
