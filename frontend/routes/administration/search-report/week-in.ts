import { isDay } from "../../../../backend/shared/days/calendar-day.rules.ts";

/** The Monday that an address names; null for the present week. */
export function weekIn(search: URLSearchParams): string | null {
  const week = search.get("week") ?? "";
  return isDay(week) && new Date(`${week}T00:00:00Z`).getUTCDay() === 1 ? week : null;
}
