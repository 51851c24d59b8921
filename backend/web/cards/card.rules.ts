/** The width and height of a page's card in pixels, which social networks show uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
