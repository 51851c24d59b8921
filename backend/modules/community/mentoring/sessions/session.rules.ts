import { number, object, string } from "yup";
import { oneLine } from "../../../../shared/text/text.rules.ts";

/** The maximum lengths of a topic and a place, in characters. */
export const MAX_TOPIC = 200;
export const MAX_PLACE = 300;

/** The lengths of sessions that the form offers, in minutes. */
export const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240] as const;

/** How far in advance a session can be proposed, in days. */
export const MAX_DAYS_AHEAD = 365;

const line = (name: string, most: number) =>
  oneLine()
    .required(`${name} is required`)
    .matches(/^[^\r\n]*$/, `${name} must be a single line`)
    .max(most, `${name} must be at most ${most} characters`);

/** Validation rules of a session's topic, place and length. */
export const sessionWordRules = object({
  topic: line("Topic", MAX_TOPIC),
  place: line("Location or link", MAX_PLACE),
  minutes: number()
    .integer("Length must be in whole minutes")
    .min(15, "Choose 15 minutes or more")
    .max(480, "Choose 8 hours or less")
    .required("Length is required"),
});

/** Validation rules of the form, which also asks for a date and a time. */
export const sessionFormRules = sessionWordRules.shape({
  day: string().required("Date is required"),
  time: string().required("Time is required"),
});

/** Whether a time zone such as `America/Chicago` is known to the runtime. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: zone });
    return zone !== "" && zone.length <= 64;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a time in a zone, such as "Tue, Mar 4, 2025, 9:00 AM CST"; in UTC if the zone isn't known. */
export function zonedTime(moment: Date, zone: string): string {
  const known = isTimeZone(zone) ? zone : "UTC";
  const format =
    formats.get(known) ??
    new Intl.DateTimeFormat("en-US", {
      weekday: "short",
      year: "numeric",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
      timeZone: known,
    });
  if (formats.size < 100) formats.set(known, format);
  return format.format(moment);
}
