import { wholeDay } from "./days.ts";

/** Returns the time of a deadline in a calendar: without a time of its own, an all-day entry, which no time zone shifts. */
export function calendarEnd(end: Date): { start: Date; allDay?: true } {
  const day = wholeDay(end);
  return day ? { start: new Date(`${day}T00:00:00Z`), allDay: true } : { start: end };
}
