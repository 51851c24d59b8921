/** Maximum length of a text that is searched for, in characters. */
export const MAX_TEXT = 200;
