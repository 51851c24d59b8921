/** The maximum range of a report, in days. */
export const MAX_REPORT_DAYS = 366;

const DAY = 24 * 3600 * 1000;

/** Formats a time as its UTC date, such as "2027-03-04". */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Adds days to a date. */
export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY);

/** Returns the Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The first and last day of a report. */
export type ReportRange = { from: string; to: string };

/** Returns the range of a report; missing dates default to the 30 days up to today. */
export function reportRange(
  from: string | null | undefined,
  to: string | null | undefined,
  now = Date.now(),
): ReportRange {
  const last = to ?? dayOf(now);
  return { from: from ?? addDays(last, -29), to: last };
}

/** Returns the error message of an invalid range, by field; undefined if it is valid. */
export function refusedRange({ from, to }: ReportRange): { from: string } | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (days < 1) return { from: "The first day can't be after the last." };
  if (days > MAX_REPORT_DAYS) return { from: `A report can cover at most ${MAX_REPORT_DAYS} days.` };
  return undefined;
}
