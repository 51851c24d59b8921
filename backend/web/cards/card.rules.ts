/** Width and height of a page's card, in pixels; those that social networks show whole. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
