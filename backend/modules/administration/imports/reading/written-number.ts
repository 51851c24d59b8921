const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9 };
const PLAIN = /^[+-]?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;
const WRITTEN = /^([+-]?)(?:US)?(\$?)\s*(\d[\d.,'’ ]*?)\s*(k|m|bn)?(?:\s*USD)?$/iu;
/** Groups of three digits with the same separator. */
const GROUPED = /^\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*$/u;

/** The number of a text, or why it isn't accepted. */
type WrittenNumber =
  | { readonly value: number; readonly problem?: never }
  | { readonly problem: string; readonly value?: never };

/** The problem of a text that isn't a number at all. */
export const NO_NUMBER = "must be a number";
const NONE: WrittenNumber = { problem: NO_NUMBER };

/**
 * Parses a number as people write it: `50,000`, `1.234,5`, `$50k` or `4,5`. Ambiguous numbers are rejected,
 * such as `50.000` where a whole number is expected.
 * @param whole whether only whole numbers are expected: then three digits after a comma are a group rather
 * than decimals.
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
  // Rounds away the floating-point noise of the multiplication.
  return { value: (sign === "-" ? -1 : 1) * Number(scaled.toPrecision(15)) };
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
