import { isDay } from "../../../shared/calendar-day.rules.ts";

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);
const ISO = /\b(?:by|before|until|deadline:?)\s+(\d{4}-\d{2}-\d{2})\b/i;
const NAMED = new RegExp(
  String.raw`\b(?:by|before|until|deadline:?)\s+(?:the\s+end\s+of\s+)?(${MONTHS.join("|")})\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})\b`,
  "i",
);

/** The date by which a text wants something, as YYYY-MM-DD: a month's last day where it names no day. */
export function deadlineIn(text: string): string | null {
  const iso = ISO.exec(text)?.[1];
  if (iso) return isDay(iso) ? iso : null;
  const named = NAMED.exec(text);
  if (!named) return null;
  const month = MONTHS.indexOf((named[1] ?? "").toLowerCase());
  const year = Number(named[3]);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = named[2] ? Number(named[2]) : last;
  const date = `${named[3]}-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isDay(date) ? date : null;
}
