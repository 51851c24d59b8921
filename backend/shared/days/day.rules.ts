/** A minute in milliseconds. */
const MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a zone's wall clock time at a moment as if it were UTC, in milliseconds. */
function wallClock(moment: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  formats.set(zone, format);
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, Number(value)] as const);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = Object.fromEntries(parts);
  const clock = new Date(Date.UTC(2000, month - 1, day, hour, minute, second));
  // Date.UTC maps years below 100 to the 20th century.
  return clock.setUTCFullYear(year, month - 1, day);
}

/** Whether a text names a time zone, such as `Europe/Oslo`. */
export function isTimeZoneName(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Returns the date of a moment in a zone, as YYYY-MM-DD. */
export const dayIn = (zone: string, moment: Date): string =>
  new Date(zone === "UTC" ? moment : wallClock(moment.getTime(), zone)).toISOString().slice(0, 10);

/** Returns the date this many days after today in a zone. */
export const daysAhead = (zone: string, days: number, now = Date.now()): string =>
  new Date(Date.parse(dayIn(zone, new Date(now))) + days * 24 * 60 * MINUTE).toISOString().slice(0, 10);

/** Returns the date this many months after today in a zone, or the last day of a shorter month. */
export function monthsAhead(zone: string, months: number, now = Date.now()): string {
  const today = new Date(dayIn(zone, new Date(now)));
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(today.getUTCDate(), last))).toISOString().slice(0, 10);
}

/** Returns the first moment of a day in a zone, given as YYYY-MM-DD. */
export function startOfDayIn(zone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (zone === "UTC" || Number.isNaN(midnight)) return new Date(midnight);
  // Corrected a second time, because the offset may change between the two moments.
  const guess = midnight - (wallClock(midnight, zone) - midnight);
  const start = midnight - (wallClock(guess, zone) - guess);
  // Where daylight saving time starts at midnight, the day begins an hour later.
  return new Date(start + Math.max(0, midnight - wallClock(start, zone)));
}

/**
 * Returns the last millisecond of a day in a zone, given as YYYY-MM-DD: the end of something that has a date
 * but no time.
 */
export function endOfDayIn(zone: string, day: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * MINUTE);
  if (Number.isNaN(next.getTime())) return next;
  return new Date(startOfDayIn(zone, next.toISOString().slice(0, 10)).getTime() - 1);
}

/** Returns the date if a moment is in the last minute of its day; undefined if it has a time of its own. */
export function wholeDayIn(zone: string, moment: Date): string | undefined {
  const day = dayIn(zone, moment);
  return endOfDayIn(zone, day).getTime() - moment.getTime() < MINUTE ? day : undefined;
}
