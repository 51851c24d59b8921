const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9 };
const PLAIN = /^[+-]?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;
const WRITTEN = /^([+-]?)(?:US)?(\$?)\s*(\d[\d.,'’ ]*?)\s*(k|m|bn)?(?:\s*USD)?$/iu;
/** Groups of three digits between the same separators. */
const GROUPED = /^\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*$/u;

/** A number that a text may be, or why it may be none. */
type WrittenNumber =
  | { readonly value: number; readonly problem?: never }
  | { readonly problem: string; readonly value?: never };

/** The problem of a text that says no number at all. */
export const NO_NUMBER = "must be a number";
const NONE: WrittenNumber = { problem: NO_NUMBER };

/**
 * The number that a text says as people write them: `50,000`, `1.234,5`, `$50k` or `4,5`. What may be two numbers, such as
 * `50.000`, is neither.
 * @param whole whether only a whole number is meant: then groups are told from decimals by their three digits.
 */
export function writtenNumber(given: string, whole: boolean): WrittenNumber {
  const text = given.trim().replace(/[\u00a0\u2009\u202f]/g, " ");
  if (PLAIN.test(text)) {
    const [, end] = /^\d{1,3}\.(\d{3})$/.exec(text) ?? [];
    return whole && end ? twoNumbers(text) : { value: Number(text) };
  }
  const [, sign = "", dollar = "", digits = "", scale = ""] = WRITTEN.exec(text) ?? [];
  const value = digits === "" ? undefined : amountOf(digits.trim(), whole || dollar !== "");
  if (value === undefined) return NONE;
  if (Number.isNaN(value)) return twoNumbers(text);
  const scaled = value * (SCALES[scale.toLowerCase()] ?? 1);
  // A factor leaves no more digits than the text has.
  return { value: (sign === "-" ? -1 : 1) * Number(scaled.toPrecision(15)) };
}

/** NaN for what may be two numbers, undefined for what is none. */
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
