import { isDay } from "../../../../backend/shared/days/calendar-day.rules.ts";

/** Returns the Monday in an address; null for the current week. */
export function weekIn(search: URLSearchParams): string | null {
  const week = search.get("week") ?? "";
  return isDay(week) && new Date(`${week}T00:00:00Z`).getUTCDay() === 1 ? week : null;
}
