/** What spreadsheets interpret as the start of a formula, after any apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Prefixes a text that spreadsheets would interpret as a formula with an apostrophe. A text with apostrophes
 * before the formula gets another one, so that the product's own files can be read back exactly.
 */
export const asPlainText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `asPlainText` added, if any. */
export const fromPlainText = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
