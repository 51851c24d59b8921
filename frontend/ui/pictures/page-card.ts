import { seedOf } from "./seeded.ts";

/** The picture of a page where its address is shared: its name over a drawing. */
export type PageCard = {
  /** The path of the page. */
  page: string;
  title: string;
  /** What the page is: its section and category. */
  kind: string;
  /** The subject of the drawing. */
  subject: string;
};

/** To be counted up when cards are drawn in another way: those who keep the old ones then ask again. */
const DRAWING = 2;

/** The path of a card; another one whenever it shows something else. */
export function cardPath({ page, ...shown }: PageCard): string {
  const version = seedOf(JSON.stringify([DRAWING, shown.title, shown.kind, shown.subject])).toString(36);
  return `/cards${page === "/" ? "" : page}/${version}.png`;
}
