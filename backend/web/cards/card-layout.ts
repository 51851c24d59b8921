import type { Node } from "@takumi-rs/core";
import { CARD_SIZE } from "./card.rules.ts";
import { isFromTheRight } from "./drawable-words.ts";

/** The names of a card's images in the layout. */
export const PICTURE = "picture";
export const MARK = "mark";

const PADDING = 64;
const HEADLINE = { fontFamily: "Archivo", fontWeight: 680, fontStretch: "78%" };
const TITLE = { ...HEADLINE, fontSize: 88, lineHeight: 1.04, overflowWrap: "anywhere" as const };
/** The maximum number of lines of a title. */
const LINES = 3;

const box = (style: Node["style"], children: Node[]): Node => ({
  type: "container",
  style: { display: "flex", ...style },
  children,
});
const text = (words: string, style: Node["style"]): Node => ({ type: "text", text: words, style });
const image = (src: string, style: Node["style"]): Node => ({ type: "image", src, style });

/** A title of unlimited height, to be measured. */
export const wholeTitle = (words: string): Node =>
  box({ width: CARD_SIZE.width - 2 * PADDING }, [text(words, TITLE)]);

/** The maximum height of a title that fits. */
export const TITLE_HEIGHT = (LINES + 0.5) * TITLE.fontSize * TITLE.lineHeight;

/**
 * Returns a card's layout: the page's kind, its title and the site's name, on the lower part of the picture.
 */
export const cardLayout = (title: string, kind: string): Node =>
  box({ ...CARD_SIZE, position: "relative", color: "#ffffff" }, [
    image(PICTURE, { ...CARD_SIZE, position: "absolute", top: 0, left: 0 }),
    box(
      {
        position: "relative",
        flexDirection: "column",
        justifyContent: "flex-end",
        width: "100%",
        padding: PADDING,
        gap: 16,
      },
      [
        text(kind, { fontFamily: "Geist", fontSize: 30, lineClamp: 1 }),
        // A single word may be longer than the card.
        text(title, { ...TITLE, lineClamp: LINES, direction: isFromTheRight(title) ? "rtl" : "ltr" }),
        box({ alignItems: "center", gap: 14, marginTop: 20 }, [
          image(MARK, { width: 27, height: 34 }),
          text("SportsTech Hub", { ...HEADLINE, fontSize: 34 }),
        ]),
      ],
    ),
  ]);
