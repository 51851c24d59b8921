/** A day in milliseconds. */
export const DAY = 24 * 3600 * 1000;

/** Days from now until `date`, rounded up; below zero once it has passed. */
export function daysUntil(date: Date, now = Date.now()): number {
  // Adding 0 turns -0 into 0.
  return Math.ceil((date.getTime() - now) / DAY) + 0;
}

/** The moment so many days after now; before, when `days` is negative. */
export function daysFromNow(days: number, now = Date.now()): Date {
  return new Date(now + days * DAY);
}

/** The moment some days before (or, negative, after) a day, at nine in the morning UTC. */
export function daysBefore(day: Date, days: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 9) - days * DAY);
}
