import type { SavedSearchInput, SearchAlert } from "../../graphql/schema.generated.ts";

/** When to notify about new matches, as options of the form. */
export const ALERT_CHOICES = [
  { value: "none", label: "No emails" },
  { value: "instant", label: "As they appear" },
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
];

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The days for weekly emails. */
export const DAY_CHOICES = DAYS.map((label, index) => ({ value: String(index + 1), label }));

/** When emails are sent, in a sentence. */
export const ALERT_HINTS: Readonly<Record<string, string>> = {
  none: "You'll only see the number of new matches in your profile.",
  instant: "Within minutes, at most one email every 15 minutes.",
  daily: "At 7:00 AM UTC, on days with new matches.",
  weekly: "At 7:00 AM UTC on this day, if there are new matches.",
};

/** Describes a search's alert in a few words. */
export function alertWords(alert: SearchAlert, weekday: number | null): string {
  if (alert === "WEEKLY") return `Email every ${DAYS[(weekday ?? 1) - 1]}`;
  return { NONE: "No emails", INSTANT: "Email as matches appear", DAILY: "Daily email" }[alert];
}

/** The values of the form. */
export type SearchValues = { name: string; alert: string; weekday: string };

/** Converts the form's values into the mutation's input. */
export const searchInput = ({ name, alert, weekday }: SearchValues): SavedSearchInput => ({
  name,
  alert: alert.toUpperCase() as SearchAlert,
  weekday: alert === "weekly" ? Number(weekday) : null,
});
