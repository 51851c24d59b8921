import { SCALES } from "../reading/written/written-number.ts";

/** How numbers may be written in a file: the separators of groups and decimals. */
export const NUMBER_FORMATS = {
  "1,234.5": { groups: /,/g, decimal: "." },
  "1.234,5": { groups: /\./g, decimal: "," },
  "1 234,5": { groups: /[\s\u00a0\u2009\u202f]/g, decimal: "," },
  "1'234.5": { groups: /['’]/g, decimal: "." },
} as const;

/** The name of a number format. */
type NumberFormat = keyof typeof NUMBER_FORMATS;

/** The number of digits that a number holds exactly. */
const MAX_DIGITS = 15;
const NUMBER = new RegExp(
  `^([-+−]?)\\s*(?:\\p{L}{3}\\s*|US)?\\p{Sc}?\\s*(\\d[\\d.,'’\\s]*?)\\s*(?:(${Object.keys(SCALES).join("|")})\\.?)?\\s*(?:\\p{Sc}|\\p{L}{3}|%)?$`,
  "iu",
);

/** Whether a text names a number format; no format is one, too. */
export const isNumberFormat = (format: string | undefined): format is NumberFormat | undefined =>
  format === undefined || Object.hasOwn(NUMBER_FORMATS, format);

/**
 * Converts a number in a named format, with or without a currency before or after it and a scale such as `k`
 * or `mio`; undefined if it isn't one, or has more digits than a number keeps exactly.
 */
export function numberFrom(given: unknown, format: string): number | undefined {
  if (typeof given === "number") return given;
  if (!isNumberFormat(format) || format === undefined) return undefined;
  const { groups, decimal } = NUMBER_FORMATS[format];
  const [, sign, digits = "", scale = ""] = NUMBER.exec(String(given).trim()) ?? [];
  const [whole = "", fraction, ...more] = digits.split(decimal);
  const isGrouped = /^\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*$/.test(whole);
  const plain = whole.replace(groups, "");
  const hasGroups = plain !== whole;
  if (more.length > 0 || !/^\d+$/.test(plain) || (hasGroups && !isGrouped)) return undefined;
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return undefined;
  if (plain.length + (fraction ?? "").length > MAX_DIGITS) return undefined;
  const scaled = Number(`${plain}.${fraction ?? 0}`) * (SCALES[scale.toLowerCase()] ?? 1);
  // Rounds away the floating-point noise of the multiplication.
  return (sign === "" || sign === "+" ? 1 : -1) * Number(scaled.toPrecision(15));
}
