import type { Renderer } from "@takumi-rs/core";
import { registerFonts, registerLetters } from "../../shared/drawing/fonts.ts";
import { CARD_SIZE } from "./card.rules.ts";
import { cardLayout, MARK, PICTURE, TITLE_HEIGHT, wholeTitle } from "./card-layout.ts";
import { drawableWords } from "./drawable-words.ts";

/** A page's social card: its path, its text, and the drawing behind it as an SVG file. */
export interface PageCard {
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  readonly picture: () => Promise<string>;
}

/** The center circle and the halfway line, as in the page's header. */
const LOGO = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 28" width="27" height="34" fill="none" stroke="#fff" stroke-width="2"><circle cx="11" cy="14" r="9.5"/><path d="M11 1v26"/></svg>`,
);

let renderer: Promise<Renderer> | undefined;

/** Loads the renderer with the first card, so that its memory isn't used before. */
async function startRenderer(): Promise<Renderer> {
  const { Renderer } = await import("@takumi-rs/core");
  const started = new Renderer({ cacheMaxBytes: 0 });
  await registerFonts(started);
  return started;
}

const theRenderer = (): Promise<Renderer> => {
  renderer ??= startRenderer();
  return renderer;
};

/** Returns the title for a card: its drawable words, as many as fit whole. */
export async function shownTitle(title: string): Promise<string> {
  const words = drawableWords(title);
  const drawing = await theRenderer();
  await registerLetters(drawing, title);
  let shown = words.join(" ");
  for (let count = words.length - 1; count > 0; count -= 1) {
    const { height } = await drawing.measure(wholeTitle(shown));
    if (height < TITLE_HEIGHT) break;
    shown = `${words.slice(0, count).join(" ")}…`;
  }
  return shown;
}

/** Renders a card as a PNG file, in another thread. */
export async function drawCard({ title, kind, picture }: PageCard): Promise<Buffer> {
  const images = [
    { src: PICTURE, data: Buffer.from(await picture()) },
    { src: MARK, data: LOGO },
  ];
  const drawing = await theRenderer();
  await registerLetters(drawing, kind);
  const node = cardLayout(await shownTitle(title), drawableWords(kind).join(" "));
  return drawing.render(node, { ...CARD_SIZE, format: "png", images });
}
