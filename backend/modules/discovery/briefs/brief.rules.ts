/** How much of a text is read, in characters. */
export const READ_BRIEF = 20_000;
/** How many criteria of a kind there are at most, and how long each may be. */
export const MAX_CRITERIA = 20;
export const MAX_CRITERION = 200;
/** How many matches are shown at most. */
export const MAX_MATCHES = 20;
