/** What spreadsheets take for the beginning of a formula, after any apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A text that no spreadsheet takes for a formula: an apostrophe comes first. It also precedes the apostrophes that
 * such a text already begins with, so that what the product's own files say can be read back exactly.
 */
export const asPlainText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that was written as plain text: without the apostrophe, where one was added. */
export const fromPlainText = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
