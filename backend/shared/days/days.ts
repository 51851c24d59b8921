import { dayIn, endOfDayIn, startOfDayIn, wholeDayIn } from "./day.rules.ts";
import { endInWords } from "./end-in-words.rules.ts";

/** A day in milliseconds. */
export const DAY = 24 * 3600 * 1000;

/** Days from now until `date`, rounded up; negative once it has passed. */
export function daysUntil(date: Date, now = Date.now()): number {
  // Adding 0 turns -0 into 0.
  return Math.ceil((date.getTime() - now) / DAY) + 0;
}

/** The date this many days from now; in the past if `days` is negative. */
export function daysFromNow(days: number, now = Date.now()): Date {
  return new Date(now + days * DAY);
}

let zone = "UTC";

/** Sets the time zone in which days begin and end; once, at the start. */
export function setTimeZone(name: string): void {
  zone = name;
}

/** The hub's time zone, such as `Europe/Oslo`. */
export const timeZone = (): string => zone;

/** The hub's day of a moment, as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => dayIn(zone, moment);

/** The first moment of the hub's day, given as YYYY-MM-DD. */
export const startOfDay = (day: string): Date => startOfDayIn(zone, day);

/** When the hub's day ends, given as YYYY-MM-DD: its last millisecond. */
export const endOfDay = (day: string): Date => endOfDayIn(zone, day);

/** The hub's day with which something ends; undefined where it ends at a time of its own. */
export const wholeDay = (moment: Date): string | undefined => wholeDayIn(zone, moment);

/** A due date in a file: the hub's day if it ends with its last moment, as an import takes a day, otherwise the moment. */
export function dueInFile(due: Date | string | null): Date | string | null {
  if (due === null) return null;
  const moment = new Date(due);
  const day = dayOf(moment);
  return endOfDay(day).getTime() === moment.getTime() ? day : due;
}

/** When something ends, in words, with its time if it isn't the end of the hub's day. */
export const longEnd = (moment: Date): string => endInWords(zone, moment);

/** "March 4, 2027", the hub's day, as the product shows it. */
export function longDay(date: Date): string {
  return date.toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: zone,
  });
}

/** The end of the hub's day this many days after a day, when what is due then ends. */
export const dueAfter = (day: Date, days: number): Date => endOfDay(dayOf(daysBefore(day, -days)));

/** The date this many days before a day (after it, if negative), at 9:00 UTC. */
export function daysBefore(day: Date, days: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 9) - days * DAY);
}
