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

/** "March 4, 2027", the day in UTC, as the product shows it. */
export function longDay(date: Date): string {
  return date.toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
}

/** The date this many days before a day (after it, if negative), at 9:00 UTC. */
export function daysBefore(day: Date, days: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 9) - days * DAY);
}
