/** The prefix of every generated class name. */
export const STYLE_KEY = "st";
