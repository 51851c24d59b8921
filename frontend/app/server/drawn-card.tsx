import { CARD_SIZE } from "../../../backend/web/cards/card.rules.ts";
import { SIZE } from "../../ui/pictures/motifs.ts";
import { cardPath, type PageCard } from "../../ui/pictures/page-card.ts";
import { PictureParts } from "../../ui/pictures/picture-parts.tsx";
import { renderTree } from "./render-tree.tsx";

/** A page's social card: its path, its text, and the drawing behind it as an SVG file. */
export type DrawnCard = { path: string; title: string; kind: string; picture: () => Promise<string> };

/** Returns the card of a page, drawn on request. */
export const drawnCard = (card: PageCard): DrawnCard => ({
  path: cardPath(card),
  title: card.title,
  kind: card.kind,
  picture: async () => {
    const { html, error } = await renderTree(
      <svg
        {...CARD_SIZE}
        aria-hidden
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <PictureParts title={card.title} subject={card.subject} captioned />
      </svg>,
    );
    if (error) throw error;
    return html;
  },
});
