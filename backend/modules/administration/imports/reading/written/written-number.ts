import { withPlainDigits } from "./in-english.ts";

/** The words for scales in numbers, lowercase. */
export const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  mrd: 1e9,
  billion: 1e9,
};
const PLAIN = /^[+-]?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;
const WRITTEN = new RegExp(
  `^([+-]?)(?:US)?(\\$?)\\s*(\\d[\\d.,'’ ]*?)\\s*(?:(${Object.keys(SCALES).join("|")})\\.?)?(?:\\s*USD)?$`,
  "iu",
);
const RANGE =
  /^(?:from\s+|between\s+)?\S*\d\S*\s*[a-z$]*\s*(?:-|–|—|\bto\b|\band\b|\bbis\b)\s*(?:US)?\$?\s*\d/iu;
/** A number for each of something, such as `5k a year`. */
const RATE = /\d.*?(\s+(?:an?|per|each)\s+\p{L}+|\s*\/\s*\p{L}+|\s+p\.\s?[am]\.?)$/iu;
/** Groups of three digits with the same separator. */
const GROUPED = /^\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*$/u;

/** The number of a text, or why it isn't accepted. */
type WrittenNumber =
  | { readonly value: number; readonly problem?: never }
  | { readonly problem: string; readonly value?: never };

/** The problem of a text that isn't a number at all. */
export const NO_NUMBER = "must be a number";
const NONE: WrittenNumber = { problem: NO_NUMBER };
/** The maximum length of a text that is looked at more closely. */
const MAX_LENGTH = 80;
const INEXACT: WrittenNumber = { problem: "is too large to be read exactly" };

/**
 * Parses a number as people write it: `50,000`, `1.234,5`, `$50k` or `4,5`. Ambiguous numbers are rejected,
 * such as `50.000` where a whole number is expected.
 * @param whole whether only whole numbers are expected: then three digits after a comma are a group rather
 * than decimals.
 */
export function writtenNumber(given: string, whole: boolean): WrittenNumber {
  const text = withPlainDigits(given.trim()).replace(/[\u00a0\u2009\u202f]/g, " ");
  if (PLAIN.test(text)) {
    const [, end] = /^\d{1,3}\.(\d{3})$/.exec(text) ?? [];
    if (whole && end) return twoNumbers(text);
    return isExact(text) ? { value: Number(text) } : INEXACT;
  }
  const [, sign = "", dollar = "", digits = "", scale = ""] = WRITTEN.exec(text) ?? [];
  const value = digits === "" ? undefined : amountOf(digits.trim(), whole || dollar !== "");
  if (value === undefined) return refused(text);
  if (Number.isNaN(value)) return twoNumbers(text);
  const scaled = value * (SCALES[scale.toLowerCase()] ?? 1);
  // Rounds away the floating-point noise of the multiplication.
  return { value: (sign === "-" ? -1 : 1) * Number(scaled.toPrecision(15)) };
}

/** Whether a whole number survives the conversion, which rounds above 2^53. */
function isExact(text: string): boolean {
  return !/^[+-]?\d+$/.test(text) || Number.isSafeInteger(Number(text));
}

function refused(text: string): WrittenNumber {
  if (text.length > MAX_LENGTH) return NONE;
  if (RANGE.test(text)) return { problem: "is a range: give one number" };
  const [currency] = /(?!\$)\p{Sc}|\b(?:EUR|GBP|CHF|JPY|CAD|AUD)\b/u.exec(text) ?? [];
  if (currency && /\d/.test(text))
    return { problem: `is in ${currency}, which isn't converted: give the number alone` };
  const [, rate] = RATE.exec(text) ?? [];
  return rate ? { problem: `is an amount "${rate.trim()}": give the number alone` } : NONE;
}

/** Returns NaN for an ambiguous number, undefined for anything else. */
function amountOf(digits: string, groups: boolean): number | undefined {
  const [, separator] = GROUPED.exec(digits) ?? [];
  if (separator) {
    const grouped = Number(digits.replaceAll(separator, ""));
    const isOnce = digits.split(separator).length === 2;
    if (separator === "." && isOnce) return Number.NaN;
    return separator === "," && isOnce && !groups ? Number.NaN : grouped;
  }
  const [, point] = /([.,])\d+$/.exec(digits) ?? [];
  const [before = "", after = ""] = point ? splitAt(digits, digits.lastIndexOf(point)) : [digits, ""];
  const isWhole = /^\d+$/.test(before) || (GROUPED.test(before) && !before.includes(point ?? "?"));
  return isWhole && !(point && before.includes(point))
    ? Number(`${before.replace(/\D/g, "")}.${after || 0}`)
    : undefined;
}

const splitAt = (text: string, at: number) => [text.slice(0, at), text.slice(at + 1)] as const;

const twoNumbers = (text: string): WrittenNumber => ({
  problem: `may be ${text.replace(/\D/g, "")} or ${Number(text.replace(/[^\d.,]/g, "").replace(",", "."))}: write it without a separator`,
});
