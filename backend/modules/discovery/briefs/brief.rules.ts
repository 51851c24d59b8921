/** The maximum length in characters of the text that is read, as the form states and a saved brief stores. */
export const READ_BRIEF = 2_000;
/** The maximum number of criteria of each kind, and the maximum length of each. */
export const MAX_CRITERIA = 20;
export const MAX_CRITERION = 200;
/** The maximum number of matches shown. */
export const MAX_MATCHES = 20;
