import { DAY } from "../../../../shared/days/days.ts";
import type { SearchAlert } from "../search-alert.ts";

/** The hour of daily and weekly letters, in UTC: accounts have no time zone. */
const HOUR = 7;

/**
 * When to look for matches next: at 7:00 UTC, for weekly letters on their day; null for those that depend on something
 * becoming public, and without letters.
 */
export function nextLook(alert: SearchAlert, weekday: number | null | undefined, now: Date): Date | null {
  if (alert === "none" || alert === "instant") return null;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR);
  const next = today > now.getTime() ? today : today + DAY;
  if (alert === "daily") return new Date(next);
  // Sunday is 0 for JavaScript and 7 here.
  const ahead = ((weekday ?? 1) - new Date(next).getUTCDay() + 7) % 7;
  return new Date(next + ahead * DAY);
}
