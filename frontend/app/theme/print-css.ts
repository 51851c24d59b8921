import type { SystemConfig, SystemStyleObject } from "@chakra-ui/react";

/** What is no use on paper: where one could go and what one could do. */
const SCREEN_ONLY = [
  "body > header",
  "body > footer",
  "nav",
  "form",
  "button",
  "input",
  ":has(> select)",
  "textarea",
  "progress",
  "video",
  "[role=search]",
  "[role=status]",
  "[role=tablist]",
  "[data-foot-bar]",
  "a[href^='#']",
  "section[aria-label=Filters]",
  "section[aria-label=Compare]",
].join(", ");

const onPaper: Record<string, SystemStyleObject> = {
  // Black on white, whatever the screen's colors are.
  html: { colorScheme: "light !important", bg: "white", fontSize: "10pt" },
  [SCREEN_ONLY]: { display: "none !important" },
  // Columns beside each other and boxes that scroll would be cut off.
  "body, main, main div, main section": { overflow: "visible !important", maxHeight: "none !important" },
  "main *": { contentVisibility: "visible !important" },
  "main :is(table, thead, tr, th, td)": { position: "static !important", minWidth: "0 !important" },
  // A sheet is a page's width: what stands beside on a screen would be half as wide.
  "main:has(section[aria-label=Filters]) div:has(> section[aria-label=Filters])": { display: "block" },
  "h1, h2, h3, h4, caption": { breakAfter: "avoid" },
  "article, figure, tr, dt, main li:not(:has(li))": { breakInside: "avoid" },
  p: { orphans: 3, widows: 3 },
  table: { width: "100% !important", tableLayout: "fixed" },
  thead: { display: "table-header-group" },
  // What opens on a screen is open.
  "details::details-content": { display: "block", contentVisibility: "visible", blockSize: "auto" },
  "details > summary": { display: "none" },
  "main a[href]": { color: "inherit", textDecoration: "underline" },
  "main a[href]::after": {
    content: '" (" attr(href) ")" !important',
    position: "static !important",
    color: "fg.muted",
    fontSize: "0.85em",
    fontWeight: "normal",
    overflowWrap: "anywhere",
  },
  "main a[href^='/']::after": { content: '" (" var(--site, "") attr(href) ")" !important' },
  // What sorts, filters and signs in leads nowhere on paper, nor does a link in a drawing. An address or a number that stands there already; a picture or a mark says nothing more by its address.
  "main :is(a[href*='?'], figure a, a[href^='mailto:'], a[href^='tel:'], a:has(> svg:only-child))::after": {
    content: "none !important",
  },
};

/** How every page is printed, on A4 and Letter alike: its content, with the addresses of its links. */
export const printCss: NonNullable<SystemConfig["globalCss"]> = {
  "@page": { margin: "15mm" },
  "@media print": onPaper,
};
