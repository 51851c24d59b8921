import { compile, type FormatCallback } from "html-to-text";
import { isMarkup } from "../../../administration/imports/reading/plain-text.ts";

/** A heading is a line between double asterisks. */
const heading: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addLiteral("**");
  walk(element.children, builder);
  builder.addLiteral("**");
  builder.closeBlock({ trailingLineBreaks: 2 });
};

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

const written = compile({
  wordwrap: false,
  formatters: { heading },
  selectors: [
    ...HEADINGS.map((selector) => ({ selector, format: "heading" })),
    { selector: "a", format: "inline" },
    {
      selector: 'a[href^="http"]',
      format: "anchor",
      options: { linkBrackets: ["(", ")"], hideLinkHrefIfSameAsText: true },
    },
    { selector: "img", format: "skip" },
    { selector: "hr", format: "skip" },
    ...["script", "style", "iframe", "form", "noscript", "svg"].map((selector) => ({
      selector,
      format: "skip",
    })),
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false } },
  ],
  limits: { maxInputLength: 1_000_000, maxDepth: 100 },
});

/** Returns the HTML of a post as the blog's own plain text, with its headings, lists and addresses of links. */
export function postText(text: string): string {
  if (!isMarkup(text)) return text;
  return written(text)
    .trim()
    .replace(/^ +(?=\d+\. |- )/gm, "");
}
