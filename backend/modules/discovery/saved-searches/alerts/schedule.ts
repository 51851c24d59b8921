import { DAY } from "../../../../shared/days/days.ts";
import type { SearchAlert } from "../search-alert.ts";

/** The hour of daily and weekly emails, in UTC, since accounts have no time zone. */
const HOUR = 7;

/**
 * Returns when to look for matches next: at 7:00 UTC, for weekly emails on their day; null for instant
 * alerts, which depend on publications, and without alerts.
 */
export function nextLook(alert: SearchAlert, weekday: number | null | undefined, now: Date): Date | null {
  if (alert === "none" || alert === "instant") return null;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR);
  const next = today > now.getTime() ? today : today + DAY;
  if (alert === "daily") return new Date(next);
  // JavaScript numbers Sunday 0, alerts number it 7.
  const ahead = ((weekday ?? 1) - new Date(next).getUTCDay() + 7) % 7;
  return new Date(next + ahead * DAY);
}
