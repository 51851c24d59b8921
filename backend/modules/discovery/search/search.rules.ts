/** The maximum length of a search text, in characters. */
export const MAX_TEXT = 200;
