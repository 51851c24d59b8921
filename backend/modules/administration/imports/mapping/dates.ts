const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The parts of a date format, with the patterns that they match. */
const PARTS: Readonly<Record<string, string>> = {
  YYYY: "(?<year>\\d{4})",
  MMM: "(?<name>\\p{L}{3,9})\\.?",
  MM: "(?<month>\\d{2})",
  M: "(?<month>\\d{1,2})",
  DD: "(?<day>\\d{2})",
  D: "(?<day>\\d{1,2})",
  HH: "(?<hour>\\d{2})",
  mm: "(?<minute>\\d{2})",
  ss: "(?<second>\\d{2})",
};
const PART = /YYYY|MMM|MM|M|DD|D|HH|mm|ss/g;

/**
 * Whether a format is supported: seconds or milliseconds since 1970, or a pattern with year, month and day,
 * and no part twice.
 */
export function isDateFormat(format: string | undefined): boolean {
  if (format === undefined || format === "unix" || format === "unix-ms") return true;
  const parts = format.match(PART) ?? [];
  const has = (letter: string) => parts.filter((part) => part.startsWith(letter)).length === 1;
  return has("Y") && has("M") && has("D") && new Set(parts).size === parts.length;
}

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
  const [year, day] = [Number(found.year), Number(found.day)];
  const { hour, minute = 0, second = 0 } = found;
  const date = new Date(Date.UTC(year, month, day, Number(hour ?? 0), Number(minute), Number(second)));
  // Date would turn the 31st of a shorter month into a day of the next month.
  if (date.getUTCMonth() !== month || date.getUTCDate() !== day) return undefined;
  return hour === undefined ? iso(date)?.slice(0, 10) : iso(date);
}

function patternOf(format: string): RegExp {
  let [pattern, end] = ["", 0];
  for (const { 0: part, index } of format.matchAll(PART)) {
    pattern += literally(format.slice(end, index)) + (PARTS[part] ?? "");
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
