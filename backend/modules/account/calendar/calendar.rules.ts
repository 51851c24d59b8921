/** The most deadlines that a private calendar holds. */
export const MAX_DEADLINES = 500;

/** The most deadlines that one saved search adds to it, the next ones. */
export const MAX_OF_SEARCH = 50;
