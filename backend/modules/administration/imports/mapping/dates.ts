import { fullYear } from "../reading/written/written-date.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The parts of a date format, with the patterns that they match. */
const PARTS: Readonly<Record<string, string>> = {
  YYYY: "(?<year>\\d{4})",
  YY: "(?<short>\\d{2})",
  MMMM: "(?<name>\\p{L}{3,9})",
  MMM: "(?<name>\\p{L}{3,9})\\.?",
  MM: "(?<month>\\d{2})",
  M: "(?<month>\\d{1,2})",
  DD: "(?<day>\\d{2})",
  D: "(?<day>\\d{1,2})",
  HH: "(?<hour>\\d{2})",
  H: "(?<hour>\\d{1,2})",
  hh: "(?<half>\\d{2})",
  h: "(?<half>\\d{1,2})",
  A: "(?<noon>[AaPp]\\.?[Mm]\\.?)",
  a: "(?<noon>[AaPp]\\.?[Mm]\\.?)",
  mm: "(?<minute>\\d{2})",
  ss: "(?<second>\\d{2})",
};
const PART = /YYYY|YY|MMMM|MMM|MM|M|DD|D|HH|H|hh|h|mm|ss|A|a|\[[^\]]*\]/g;

/**
 * Whether a format is supported: seconds or milliseconds since 1970, or a pattern with year, month and day,
 * and no part twice.
 */
export function isDateFormat(format: string | undefined): boolean {
  if (format === undefined || format === "unix" || format === "unix-ms") return true;
  const parts = (format.match(PART) ?? []).filter((part) => !part.startsWith("["));
  const count = (letters: RegExp) => parts.filter((part) => letters.test(part)).length;
  const isWhole = count(/Y/) === 1 && count(/M/) === 1 && count(/D/) === 1;
  const isTime = count(/[Hh]/) <= 1 && count(/m/) <= 1 && count(/s/) <= 1 && count(/h/) === count(/[Aa]/);
  return isWhole && isTime && !hasUnknownLetters(format);
}

/** Whether letters are no part of a format; literal text is in brackets, and a single T or Z is the ISO one. */
const hasUnknownLetters = (format: string) =>
  (format.replace(PART, " ").match(/\p{L}+/gu) ?? []).some((letters) => !/^[TZ]$/.test(letters));

/** Converts a date in a format to an ISO text in UTC; undefined if it doesn't match. */
export function isoFrom(given: unknown, format: string): string | undefined {
  if (format === "unix" || format === "unix-ms") {
    const number =
      given === true || given === false || String(given).trim() === "" ? Number.NaN : Number(given);
    return iso(new Date(format === "unix" ? number * 1_000 : number));
  }
  const found = patternOf(format).exec(String(given).trim())?.groups;
  if (!found) return undefined;
  const month = found.name ? MONTHS.indexOf(found.name.slice(0, 3).toLowerCase()) : Number(found.month) - 1;
  const [year, day] = [Number(found.year ?? fullYear(found.short)), Number(found.day)];
  const { minute = 0, second = 0 } = found;
  const hour = hourIn(found);
  if (Number(hour ?? 0) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const date = new Date(Date.UTC(year, month, day, Number(hour ?? 0), Number(minute), Number(second)));
  // Date would turn the 31st of a shorter month into a day of the next month.
  if (date.getUTCMonth() !== month || date.getUTCDate() !== day) return undefined;
  return hour === undefined ? iso(date)?.slice(0, 10) : iso(date);
}

/** Returns the hour of a day, from 12 or 24; 24 for an hour that a half day doesn't have. */
function hourIn({ hour, half, noon = "" }: Record<string, string | undefined>): number | undefined {
  if (half === undefined) return hour === undefined ? undefined : Number(hour);
  if (Number(half) < 1 || Number(half) > 12) return 24;
  return (Number(half) % 12) + (/^p/i.test(noon) ? 12 : 0);
}

function patternOf(format: string): RegExp {
  let [pattern, end] = ["", 0];
  for (const { 0: part, index } of format.matchAll(PART)) {
    pattern += literally(format.slice(end, index)) + (PARTS[part] ?? literally(part.slice(1, -1)));
    end = index + part.length;
  }
  return new RegExp(`^${pattern}${literally(format.slice(end))}$`, "u");
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function iso(date: Date): string | undefined {
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
