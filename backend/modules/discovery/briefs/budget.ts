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

/** How a demand for something free is shown. */
export const FREE_OF_CHARGE = "Free of charge";
/** Free of charge, as a demand says it by itself. */
const FREE =
  /^(?:(?:be|is|are|it|stay|remain|come|completely|totally|entirely|absolutely|100\s?%)\s+)*(?:(?:for\s+)?free(?:\s+(?:of\s+(?:charge|cost)|to\s+use|version|plan|tier|for\s+[\p{L}\s]{1,40}))?|(?:at\s+)?no\s+(?:cost|charge)|cost\s+nothing|gratis)$/iu;
/** Free of charge, wherever it is said; "free kicks" and "free agents" aren't, nor is "must free 40 minutes". */
const SAYS_FREE =
  /\bfree\s+of\s+(?:charge|cost)\b|\bfor\s+free\b|\b(?:at|for)\s+no\s+(?:cost|charge)\b|\bcosts?\s+nothing\b|\bgratis\b|\b(?:must|has\s+to|needs\s+to|it['’]s)\s+(?:be\s+)?(?:completely\s+|totally\s+|entirely\s+|always\s+|100\s?%\s+)?free(?:\s+to\s+use|\s+for\s+(?:clubs?|schools?|us|teams?|users?|coaches|volunteers|everyone|[\p{L}-]+\s+(?:clubs?|schools?|teams?)))?(?=\s*(?:[.,;:!?)\n]|$|\b(?:and|but|or)\b))|(?:^|[.!?\n]\s*|\b(?:an?|any|some|want|need|for)\s+)(?:completely\s+|totally\s+)?free\s+(?:[\p{L}-]+\s+){0,3}?(?:apps?|software|tools?|platforms?|solutions?|systems?|programs?|services?|plans?|versions?)\b/iu;

/** Whether a demand is that it is free of charge, and nothing else. */
export function isFree(text: string): boolean {
  return FREE.test(text.trim());
}

/** Whether a text says that something is free of charge. */
export function saysFree(text: string): boolean {
  return SAYS_FREE.test(text) && !/\bfree\s+(?:trial|demo)\b/i.test(text);
}

/** Whether a record's text says that it is free of charge. */
export function saysFreeOfCharge(text: string): boolean {
  return (
    saysFree(text) ||
    /\b(?:is|are)\s+(?:completely\s+|always\s+)?free(?=\s*(?:[.,;:!?)]|$|to\s+use\b|for\s+\p{L}+\s*(?:[.,;]|$)))/iu.test(
      text,
    )
  );
}

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
