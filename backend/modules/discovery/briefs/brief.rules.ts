/** How much of a text is read, in characters, as the form says and as a saved brief keeps. */
export const READ_BRIEF = 2_000;
/** How many criteria of a kind there are at most, and how long each may be. */
export const MAX_CRITERIA = 20;
export const MAX_CRITERION = 200;
/** How many matches are shown at most. */
export const MAX_MATCHES = 20;
