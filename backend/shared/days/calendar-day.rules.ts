/**
 * Whether a text is a valid calendar date, as YYYY-MM-DD; `Date` would parse February 30 as a day in March.
 */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
