/** The longest time that a report covers, in days. */
export const MAX_REPORT_DAYS = 366;

const DAY = 24 * 3600 * 1000;

/** "2027-03-04", the day in UTC. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Adds days to a day. */
export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY);

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The first and the last day of a report. */
export type ReportRange = { from: string; to: string };

/** The range of a report: what is left out is the 30 days up to today. */
export function reportRange(
  from: string | null | undefined,
  to: string | null | undefined,
  now = Date.now(),
): ReportRange {
  const last = to ?? dayOf(now);
  return { from: from ?? addDays(last, -29), to: last };
}

/** What is wrong with a range, by its end; undefined if nothing is. */
export function refusedRange({ from, to }: ReportRange): { from: string } | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (days < 1) return { from: "The first day can't be after the last." };
  if (days > MAX_REPORT_DAYS) return { from: `A report can cover at most ${MAX_REPORT_DAYS} days.` };
  return undefined;
}
