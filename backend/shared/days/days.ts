import { dayIn, endOfDayIn, startOfDayIn, wholeDayIn } from "./day.rules.ts";
import { endInWords } from "./end-in-words.rules.ts";

/** A day in milliseconds. */
export const DAY = 24 * 3600 * 1000;

/** Returns the days from now until `date`, rounded up; negative once it has passed. */
export function daysUntil(date: Date, now = Date.now()): number {
  // Adding 0 turns -0 into 0.
  return Math.ceil((date.getTime() - now) / DAY) + 0;
}

/** Returns the date this many days from now; in the past if `days` is negative. */
export function daysFromNow(days: number, now = Date.now()): Date {
  return new Date(now + days * DAY);
}

let zone = "UTC";

/** Sets the time zone in which days begin and end; called once at startup. */
export function setTimeZone(name: string): void {
  zone = name;
}

/** The hub's time zone, such as `Europe/Oslo`. */
export const timeZone = (): string => zone;

/** Returns the date of a moment in the hub's time zone, as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => dayIn(zone, moment);

/** Returns the first moment of a day in the hub's time zone, given as YYYY-MM-DD. */
export const startOfDay = (day: string): Date => startOfDayIn(zone, day);

/** Returns the last millisecond of a day in the hub's time zone, given as YYYY-MM-DD. */
export const endOfDay = (day: string): Date => endOfDayIn(zone, day);

/**
 * Returns the date, in the hub's time zone, at whose end a moment is; undefined if it has a time of its own.
 */
export const wholeDay = (moment: Date): string | undefined => wholeDayIn(zone, moment);

/**
 * Formats a due date for a file: the date alone if it is the end of that day in the hub's time zone, which is
 * how an import reads a date; otherwise the date and time.
 */
export function dueInFile(due: Date | string | null): Date | string | null {
  if (due === null) return null;
  const moment = new Date(due);
  const day = dayOf(moment);
  return endOfDay(day).getTime() === moment.getTime() ? day : due;
}

/** Formats when something ends in the hub's time zone, such as "March 4, 2027, 11:59 PM UTC". */
export const longEnd = (moment: Date): string => endInWords(zone, moment);

/** Formats a date for display in the hub's time zone, such as "March 4, 2027". */
export function longDay(date: Date): string {
  return date.toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: zone,
  });
}

/** Returns the end of the day, in the hub's time zone, that is this many days after another. */
export const dueAfter = (day: Date, days: number): Date => endOfDay(dayOf(daysBefore(day, -days)));

/** Returns the date this many days before a day (after it, if negative), at 9:00 UTC. */
export function daysBefore(day: Date, days: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 9) - days * DAY);
}
