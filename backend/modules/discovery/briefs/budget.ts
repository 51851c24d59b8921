const SCALES: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
};
const NUMBER = String.raw`(\d[\d,]{0,20}(?:\.\d{1,9})?)\s?(k|m|thousand|million)?\b`;
const DOLLARS = new RegExp(
  String.raw`(?:\bUSD\s?|\$\s?)${NUMBER}|\b${NUMBER}\s?(?:US\s)?(?:dollars|USD)\b`,
  "gi",
);
const MONTHLY = /^[^.;\n]{0,24}?(?:\b(?:a|per|each)\s+month\b|\bmonthly\b|\/\s?mo(?:nth)?\b)/i;
/** Between the amounts of a range. */
const RANGE = /^\s*(?:-|–|to|and|or)\s*$/i;
const OTHER_CURRENCY = /[€£¥]\s?\d|\d\s?(?:€|£|euros?\b|EUR\b|GBP\b|pounds?\b)/i;

/** The amounts of a text. */
export interface Budget {
  /** US dollars a year; null if it names none. */
  readonly max: number | null;
  readonly notes: readonly string[];
}

/** Reads what a text would spend at most: the end of a range, a month's price twelve times. */
export function budgetIn(text: string): Budget {
  const amounts: { value: number; start: number; end: number }[] = [];
  for (const match of text.matchAll(DOLLARS)) {
    const [number = "", scale = ""] = match[1] ? [match[1], match[2]] : [match[3], match[4]];
    const end = match.index + match[0].length;
    const months = MONTHLY.test(text.slice(end, end + 40)) ? 12 : 1;
    const value = Number(number.replaceAll(",", "")) * (SCALES[scale.toLowerCase()] ?? 1) * months;
    const last = amounts.at(-1);
    if (last && RANGE.test(text.slice(last.end, match.index))) amounts.pop();
    amounts.push({ value, start: match.index, end });
  }
  const values = [...new Set(amounts.map(({ value }) => value))].filter((value) => value <= 1e9);
  const notes: string[] = [];
  if (values.length > 1) notes.push("It names several amounts. We took the lowest as the budget.");
  if (OTHER_CURRENCY.test(text)) notes.push("We only understand amounts in US dollars.");
  return { max: values.length > 0 ? Math.round(Math.min(...values)) : null, notes };
}

/** A text without its amounts. */
export function withoutAmounts(text: string): string {
  return text.replace(DOLLARS, " ").replace(/\s+/g, " ").trim();
}
