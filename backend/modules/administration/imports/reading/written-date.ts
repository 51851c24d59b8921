const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const NAMES =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const TIME = "(?:,?\\s+(\\d{1,2}):(\\d{2})(?::(\\d{2}))?\\s*([ap]\\.?m\\.?)?)?";
const form = (pattern: string) => new RegExp(`^${pattern}${TIME}$`, "i");

const YEAR_FIRST = form("(\\d{4})[/.](\\d{1,2})[/.](\\d{1,2})");
const DOTTED = form("(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})");
const SLASHED = form("(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4})");
const DAY_NAMED = form(`(\\d{1,2})(?:st|nd|rd|th)?[\\s.-]+(${NAMES})\\.?[\\s,-]+(\\d{4})`);
const NAME_FIRST = form(`(${NAMES})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})`);

/** The ISO 8601 date of a text, or why it is ambiguous or invalid; undefined for other formats. */
type WrittenDate = { readonly day: string; readonly time?: string } | { readonly problem: string };

/**
 * Parses a date as people write it: `14.03.2024`, `3/14/2024 2:05 PM` or `March 14, 2024`. Ambiguous dates
 * such as `3/4/2024` are rejected.
 */
export function writtenDate(given: string): WrittenDate | undefined {
  const text = given.trim();
  const [year, dotted, slashed, named, first] = [YEAR_FIRST, DOTTED, SLASHED, DAY_NAMED, NAME_FIRST].map(
    (pattern) => pattern.exec(text),
  );
  if (year) return dateOf([year[1], year[2], year[3]], year.slice(4));
  if (dotted) return dateOf([dotted[3], dotted[2], dotted[1]], dotted.slice(4));
  if (named) return dateOf([named[3], monthOf(named[2]), named[1]], named.slice(4));
  if (first) return dateOf([first[3], monthOf(first[1]), first[2]], first.slice(4));
  if (!slashed) return undefined;
  const [, one = "", other = "", in_ = ""] = slashed;
  if (Number(one) <= 12 && Number(other) <= 12 && Number(one) !== Number(other))
    return {
      problem: `may be ${isoDay(in_, one, other)} or ${isoDay(in_, other, one)}: write it as one of them`,
    };
  return dateOf(Number(one) > 12 ? [in_, other, one] : [in_, one, other], slashed.slice(4));
}

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
