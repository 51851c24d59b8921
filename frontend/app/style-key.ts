/** The key of every generated class name. */
export const STYLE_KEY = "st";
