import { getDocumentProxy } from "unpdf";

/** The most text that is kept of a document, in characters. */
const MAX_TEXT = 40_000;
/** A line that goes on in the next one: its end isn't that of a sentence or a heading. */
const GOES_ON = /[^.:;!?\s]$/u;
const BEGINS_LATER = /^\p{Ll}/u;

interface PdfText {
  readonly str: string;
  readonly hasEOL: boolean;
}

/** Returns the texts of a PDF's pages, in order, as far as they are kept. */
export async function readPages(bytes: Uint8Array): Promise<string[]> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  let left = MAX_TEXT;
  for (let number = 1; number <= file.numPages && left > 0; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    const text = textOf(items.filter((item): item is typeof item & PdfText => "str" in item));
    const kept = text.slice(0, left).toWellFormed();
    left -= kept.length;
    pages.push(kept);
    page.cleanup();
  }
  return pages;
}

/** Joins the pieces of a page to lines, and the lines of a paragraph to one. */
export function textOf(items: readonly PdfText[]): string {
  const lines = items
    .map(({ str, hasEOL }) => str + (hasEOL ? "\n" : ""))
    .join("")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
  return lines.reduce((text, line) => {
    if (/\p{L}-$/u.test(text) && BEGINS_LATER.test(line)) return text.slice(0, -1) + line;
    const isSame = GOES_ON.test(text) && BEGINS_LATER.test(line);
    return `${text}${text === "" ? "" : isSame ? " " : "\n"}${line}`;
  }, "");
}
