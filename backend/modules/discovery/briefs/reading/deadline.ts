import { isDay } from "../../../../shared/days/calendar-day.rules.ts";
import { dayOf } from "../../../../shared/days/days.ts";
import { numberIn } from "./numbers.ts";

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);
const MONTH = String.raw`(?:${MONTHS.map((name) => (name.length > 4 ? `${name}|${name.slice(0, 3)}\\.?` : name)).join("|")}|sept\.?)`;
/** The first month of each season in the northern hemisphere. */
const SEASONS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
const SEASON = Object.keys(SEASONS).join("|");
const WEEKDAYS = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const CUE = String.raw`(?:before|ahead\s+of|prior\s+to|by|until|till|(?:no|not)\s+later\s+than|latest(?:\s+by)?|at\s+the\s+latest|deadline(?:\s+is|\s*:)?|due(?:\s+(?:by|on|in))?|(?:ready|running|live|installed|delivered|in\s+place|in\s+time|working|available|needed|need\s+it|want\s+it|start(?:s|ing)?|begin(?:s|ning)?|launch(?:es|ing)?|decision|decide)\s+(?:by|for|in|on|at|from|before|within))`;
const PART = String.raw`(?:the\s+)?(?:(?<part>end|close|start|beginning|middle|early|mid|late)(?:\s+of|-|\s)?\s*)?(?:the\s+)?`;
const DATE = [
  String.raw`(?<iso>\d{4}-\d{1,2}-\d{1,2})`,
  String.raw`(?<dotted>\d{1,2}\.\s?\d{1,2}\.\s?\d{4})`,
  String.raw`(?<slashed>\d{1,2}\/\d{1,2}\/\d{4})`,
  String.raw`(?<day1>\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(?<month1>${MONTH})(?![\p{L}])(?:,?\s+(?<year1>\d{4}))?`,
  String.raw`(?<month2>${MONTH})(?![\p{L}])(?:\s+(?<day2>\d{1,2})(?:st|nd|rd|th)?(?!\d))?(?:,?\s+(?<year2>\d{4}))?`,
  String.raw`q(?<quarter>[1-4])(?:\s+(?:of\s+)?(?<year3>\d{4}))?`,
  String.raw`(?:(?:next|this|the)\s+)?(?<season>${SEASON})(?:\s+(?:of\s+)?(?<year4>\d{4}))?\b`,
  String.raw`(?<next>next|this|the)\s+(?<unit>week|month|quarter|year|(?:${WEEKDAYS.join("|")}))\b`,
  String.raw`(?<weekday>${WEEKDAYS.join("|")})\b`,
  String.raw`(?<holiday>christmas|new\s+year(?:['’]s)?(?:\s+day)?)\b`,
  String.raw`(?<tomorrow>tomorrow)\b`,
  String.raw`(?<year5>20\d{2})\b`,
].join("|");
/** Matches the event in "before the (new) season in August". */
const EVENT = String.raw`(?:(?:the|our|this|next)\s+(?:[\p{L}-]+\s+){0,2}?(?:season|league|tournament|cup|camp|term|preseason|pre-season|year|championships?|games|event)\s+(?:(?:starts?|begins?|opens?|kicks\s+off)\s+)?(?:in|on)\s+)?`;
const BY = new RegExp(String.raw`\b(?<cue>${CUE})\s+${EVENT}${PART}(?:${DATE})`, "giu");
const SOON =
  /\b(?:in|within|inside)\s+(?:the\s+next\s+|about\s+|max(?:imum)?\s+|at\s+most\s+)?(?<count>an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,3}|a\s+few)\s+(?<unit>day|week|month|year)s?\b/giu;
const FOR_SEASON = new RegExp(
  String.raw`\b(?:for|from|in|starting|this|next)\s+(?:next\s+)?(?<season>${SEASON})(?:\s+(?<year>\d{4}))?\b(?!\s+(?:sports?|camp|swimming))`,
  "giu",
);
/** Matches sentences about when something is needed or decided, not about how quickly a product works. */
const TIMING =
  /\b(?:need|needed|decision|decide|deadline|start|begin|launch|ready|live|deliver\w*|buy|purchase|install\w*|running|order|place|season|available|procure\w*|tender|go-live|implement\w*|roll\s*out|rollout)\b/i;
const DAY = 86_400_000;

/**
 * Returns a text's deadline as YYYY-MM-DD: the last day of a month or quarter, or the first day of an event
 * that it must precede.
 * @param today the reference day of "in three weeks".
 */
export function deadlineIn(text: string, today = dayOf(new Date())): string | null {
  for (const { groups = {} } of text.matchAll(BY)) {
    const day = dayBy(groups, today);
    if (day !== undefined) return day;
  }
  for (const sentence of text.split(/(?<=[.!?;])\s+|\n/)) {
    for (const { groups = {} } of TIMING.test(sentence) ? sentence.matchAll(SOON) : []) {
      const count = /^an?\b/i.test(groups.count ?? "")
        ? /few/i.test(groups.count ?? "")
          ? 3
          : 1
        : numberIn(groups.count ?? "");
      if (count) return later(today, count, (groups.unit ?? "day").toLowerCase());
    }
  }
  for (const { groups = {} } of text.matchAll(FOR_SEASON)) {
    return seasonDay(groups.season ?? "", groups.year, today);
  }
  return null;
}

/** Removes the deadlines from a text. */
export function withoutDeadlines(text: string): string {
  const sentences = text.split(/(?<=[.!?;])\s+|(?=\n)/);
  return sentences
    .map((sentence) => {
      const rest = sentence.replace(BY, " ").replace(FOR_SEASON, " ");
      return TIMING.test(sentence) ? rest.replace(SOON, " ") : rest;
    })
    .join(" ");
}

/** Returns null for a day that doesn't exist; undefined for what isn't a date, such as a bare year. */
function dayBy(at: Readonly<Record<string, string | undefined>>, today: string): string | null | undefined {
  const isBefore = /(?:before|ahead\s+of|prior\s+to)$/i.test(at.cue ?? "");
  const part = at.part?.toLowerCase();
  if (at.iso) {
    const [year, month = "", day = ""] = at.iso.split("-");
    return real(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  }
  if (at.dotted) {
    const [day = 0, month = 0, year = 0] = at.dotted.split(".").map(Number);
    return real(dayFrom(year, month, day));
  }
  if (at.slashed) {
    const [first = 0, second = 0, year = 0] = at.slashed.split("/").map(Number);
    return real(first > 12 ? dayFrom(year, second, first) : dayFrom(year, first, second));
  }
  const name = at.month1 ?? at.month2;
  if (name) {
    const month = monthOf(name);
    const day = at.day1 ?? at.day2;
    const given = at.year1 ?? at.year2;
    if (day) {
      const year = given ? Number(given) : yearOf(today, month, Number(day));
      return real(dayFrom(year, month, Number(day)));
    }
    const year = given ? Number(given) : yearOf(today, month, lastOf(Number(today.slice(0, 4)), month));
    return inMonth(year, month, part ?? (isBefore ? "start" : "end"));
  }
  if (at.quarter) {
    const last = Number(at.quarter) * 3;
    const year = at.year3 ? Number(at.year3) : yearOf(today, last, 31);
    const isStart = isBefore || part === "start" || part === "beginning" || part === "early";
    return isStart ? dayFrom(year, last - 2, 1) : inMonth(year, last, "end");
  }
  if (at.season) return seasonDay(at.season, at.year4, today);
  if (at.unit) return ofUnit(at.unit.toLowerCase(), at.next?.toLowerCase() === "next", { today, isBefore });
  if (at.weekday) return nextWeekday(today, at.weekday.toLowerCase());
  if (at.holiday)
    return /^c/i.test(at.holiday)
      ? dayFrom(yearOf(today, 12, 24), 12, 24)
      : dayFrom(Number(today.slice(0, 4)) + 1, 1, 1);
  if (at.tomorrow) return plus(today, 1);
  if (at.year5)
    return isBefore || part === "start" || part === "beginning" ? `${at.year5}-01-01` : `${at.year5}-12-31`;
  return undefined;
}

const real = (day: string): string | null => (isDay(day) ? day : null);
const dayFrom = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const plus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().replace(/\.$/, "").slice(0, 3))) + 1;
}

/** Returns the year of a day's next occurrence. */
function yearOf(today: string, month: number, day: number): number {
  const year = Number(today.slice(0, 4));
  return dayFrom(year, month, day) >= today ? year : year + 1;
}

function inMonth(year: number, month: number, part: string): string {
  if (part === "start" || part === "beginning") return dayFrom(year, month, 1);
  if (part === "early") return dayFrom(year, month, 10);
  if (part === "mid" || part === "middle") return dayFrom(year, month, 15);
  return dayFrom(year, month, lastOf(year, month));
}

function seasonDay(name: string, year: string | undefined, today: string): string {
  const month = SEASONS[name.toLowerCase()] ?? 3;
  return dayFrom(year ? Number(year) : yearOf(today, month, 1), month, 1);
}

/** Returns the end of a week, month, quarter or year, or its beginning for "before". */
function ofUnit(
  unit: string,
  isNext: boolean,
  { today, isBefore }: { today: string; isBefore: boolean },
): string {
  if (WEEKDAYS.includes(unit)) return nextWeekday(today, unit);
  const [year = 0, month = 0] = today.split("-").map(Number);
  const next = isNext ? 1 : 0;
  if (unit === "week") {
    const monday = plus(today, 7 * next - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
    return isBefore ? monday : plus(monday, 6);
  }
  if (unit === "year") return isBefore ? `${year + next}-01-01` : `${year + next}-12-31`;
  const first = unit === "month" ? month + next : Math.floor((month - 1) / 3) * 3 + 1 + 3 * next;
  const length = unit === "month" ? 0 : 2;
  const last = new Date(Date.UTC(year, first + length, 0)).toISOString().slice(0, 10);
  return isBefore ? new Date(Date.UTC(year, first - 1, 1)).toISOString().slice(0, 10) : last;
}

function nextWeekday(today: string, name: string): string {
  const ahead = (WEEKDAYS.indexOf(name) - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  return plus(today, ahead || 7);
}

function later(today: string, count: number, unit: string): string {
  if (unit === "day") return plus(today, count);
  if (unit === "week") return plus(today, 7 * count);
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const months = month - 1 + count * (unit === "year" ? 12 : 1);
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(day, last))).toISOString().slice(0, 10);
}
