import { date } from "yup";
import { endOfDay } from "../days/days.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** An ISO 8601 date or date-time; in UTC unless it has an offset, regardless of the local time zone. */
export function isoDate() {
  return date()
    .transform((_value, original: unknown) => parse(original))
    .typeError("must be a date such as 2026-03-31")
    .min("1970-01-01", "is too far in the past")
    .max("2200-01-01", "is too far in the future");
}

/** A day in the format of databases and spreadsheets that have no dates without times. */
const AT_MIDNIGHT = /^(\d{4}-\d{2}-\d{2})([T ]00:00(:00(\.0+)?)?)?$/i;

/** A deadline: a date-time, or a day, which means the end of that day in the hub's time zone. */
export function isoDeadline() {
  return isoDate()
    .meta({ deadline: true })
    .transform((value: unknown, original: unknown) => {
      const day = typeof original === "string" ? AT_MIDNIGHT.exec(original.trim())?.[1] : undefined;
      return day && isValid(value) ? endOfDay(day) : value;
    });
}

const isValid = (value: unknown) => value instanceof Date && !Number.isNaN(value.getTime());

function parse(value: unknown): unknown {
  if (value === undefined || value instanceof Date) return value;
  const text = typeof value === "string" ? value.trim() : "";
  if (DAY.test(text)) {
    const day = new Date(text);
    // Date would turn the 31st of a shorter month into a day of the next month.
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : new Date(Number.NaN);
  }
  if (!MOMENT.test(text)) return new Date(Number.NaN);
  return new Date(/(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`);
}
