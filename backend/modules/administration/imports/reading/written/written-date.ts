import { withEnglishMonth, withPlainDigits } from "./in-english.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const NAMES =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const TIME = "(?:,?\\s+(\\d{1,2}):(\\d{2})(?::(\\d{2}))?\\s*([ap]\\.?m\\.?)?)?";
const form = (pattern: string) => new RegExp(`^${pattern}${TIME}$`, "i");

const YEAR_FIRST = form("(\\d{4})[/.](\\d{1,2})[/.](\\d{1,2})");
const DOTTED = form("(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})");
const SLASHED = form("(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4})");
const DAY_NAMED = form(`(\\d{1,2})(?:st|nd|rd|th)?[\\s.-]+(${NAMES})\\.?[\\s,-]+(\\d{4})`);
const SHORT_DOTTED = form("(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{2})");
const SHORT_SLASHED = form("(\\d{1,2})[/-](\\d{1,2})[/-](\\d{2})");
const SHORT_NAMED = form(`(\\d{1,2})[\\s.-]+(${NAMES})\\.?[\\s,-]+['’]?(\\d{2})`);
/** As in ISO 8601 without hyphens. */
const COMPACT = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;
const YEAR = /^(\d{4})$/;
const MONTH_LAST = /^(\d{4})[-/.](\d{1,2})$/;
const MONTH_FIRST = /^(\d{1,2})[/.](\d{4})$/;
const MONTH_NAMED = new RegExp(`^(${NAMES})\\.?[\\s,-]+(?:['’]?(\\d{2})|(\\d{4}))$`, "i");
const NAME_FIRST = form(`(${NAMES})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})`);
/** As in mail and feeds: `Sun, 01 Mar 2026 09:00:00 +0000`. */
const OF_MAIL = new RegExp(
  `^(?:(?:mon|tue|wed|thu|fri|sat|sun),?\\s+)?(\\d{1,2})\\s+(${NAMES})\\s+(\\d{4})\\s+(\\d{2}):(\\d{2})(?::(\\d{2}))?\\s+(?:([+-]\\d{4})|gmt|utc?|z)$`,
  "i",
);

/** The ISO 8601 date of a text, or why it is ambiguous or invalid; undefined for other formats. */
type WrittenDate =
  | {
      readonly day: string;
      readonly time?: string;
      /** What the text is, if it lacks the day or the month; its first day was taken. */
      readonly completed?: "year" | "month";
    }
  | { readonly problem: string };

/**
 * Parses a date as people write it: `14.03.2024`, `3/14/2024 2:05 PM` or `March 14, 2024`. Ambiguous dates
 * such as `3/4/2024` are rejected.
 */
export function writtenDate(given: string): WrittenDate | undefined {
  const text = withEnglishMonth(withPlainDigits(given.trim()));
  const compact = COMPACT.exec(text);
  if (compact) return { day: isoDay(compact[1] ?? "", compact[2] ?? "", compact[3] ?? "") };
  const partial = partialDate(text);
  if (partial) return partial;
  const mail = OF_MAIL.exec(text);
  if (mail) {
    const [, day, month, year, hour, minute, second = "00", zone = "Z"] = mail;
    return { day: isoDay(year ?? "", monthOf(month), day ?? ""), time: `${hour}:${minute}:${second}${zone}` };
  }
  const [shortDotted, shortSlashed, shortNamed] = [SHORT_DOTTED, SHORT_SLASHED, SHORT_NAMED].map((pattern) =>
    pattern.exec(text),
  );
  if (shortDotted)
    return dateOf([fullYear(shortDotted[3]), shortDotted[2], shortDotted[1]], shortDotted.slice(4));
  if (shortNamed)
    return dateOf([fullYear(shortNamed[3]), monthOf(shortNamed[2]), shortNamed[1]], shortNamed.slice(4));
  if (shortSlashed)
    return slashedDate([...shortSlashed.slice(1, 3), fullYear(shortSlashed[3])], shortSlashed);
  const [year, dotted, slashed, named, first] = [YEAR_FIRST, DOTTED, SLASHED, DAY_NAMED, NAME_FIRST].map(
    (pattern) => pattern.exec(text),
  );
  if (year) return dateOf([year[1], year[2], year[3]], year.slice(4));
  if (dotted) return dateOf([dotted[3], dotted[2], dotted[1]], dotted.slice(4));
  if (named) return dateOf([named[3], monthOf(named[2]), named[1]], named.slice(4));
  if (first) return dateOf([first[3], monthOf(first[1]), first[2]], first.slice(4));
  if (!slashed) return undefined;
  return slashedDate(slashed.slice(1, 4), slashed);
}

/** The date of a text with day and month in either order. */
function slashedDate([one = "", other = "", year = ""]: string[], found: RegExpExecArray): WrittenDate {
  if (Number(one) <= 12 && Number(other) <= 12 && Number(one) !== Number(other))
    return {
      problem: `may be ${isoDay(year, one, other)} or ${isoDay(year, other, one)}: write it as one of them`,
    };
  return dateOf(Number(one) > 12 ? [year, other, one] : [year, one, other], found.slice(4));
}

/** The first day of a year or a month. */
function partialDate(text: string): WrittenDate | undefined {
  const [year, last, first, named] = [YEAR, MONTH_LAST, MONTH_FIRST, MONTH_NAMED].map((pattern) =>
    pattern.exec(text),
  );
  if (year) return { day: isoDay(year[1] ?? "", "1", "1"), completed: "year" };
  if (last) return { day: isoDay(last[1] ?? "", last[2] ?? "", "1"), completed: "month" };
  if (first) return { day: isoDay(first[2] ?? "", first[1] ?? "", "1"), completed: "month" };
  if (!named) return undefined;
  return { day: isoDay(named[3] ?? fullYear(named[2]), monthOf(named[1]), "1"), completed: "month" };
}

/** Completes two digits to a year from 1970 to 2069. */
export const fullYear = (digits = "") => `${Number(digits) < 70 ? "20" : "19"}${digits}`;
const monthOf = (name = "") => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
const two = (part: string) => part.padStart(2, "0");
const isoDay = (year: string, month: string, day: string) => `${year}-${two(month)}-${two(day)}`;

function dateOf(parts: (string | undefined)[], time: (string | undefined)[]): WrittenDate {
  const [year = "", month = "", day = ""] = parts;
  const [hour, minute = "", second = "00", half] = time;
  const written = isoDay(year, month, day);
  if (hour === undefined) return { day: written };
  const of = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return { day: written, time: `${two(String(of))}:${minute}:${second}` };
}
