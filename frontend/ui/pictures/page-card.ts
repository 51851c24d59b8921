import { seedOf } from "./seeded.ts";

/** The social card of a page: its name over a drawing. */
export type PageCard = {
  /** The path of the page. */
  page: string;
  title: string;
  /** The kind of page: its section and category. */
  kind: string;
  /** The subject of the drawing. */
  subject: string;
};

/** Increment it when cards are drawn differently, so that cached ones are requested again. */
const DRAWING = 2;

/** The path of a card, which changes whenever its content does. */
export function cardPath({ page, ...shown }: PageCard): string {
  const version = seedOf(JSON.stringify([DRAWING, shown.title, shown.kind, shown.subject])).toString(36);
  return `/cards${page === "/" ? "" : page}/${version}.png`;
}
