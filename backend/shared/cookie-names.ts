/** The cookie of a session; behind HTTPS with the prefix `__Host-`. */
export const SESSION_COOKIE = "session";
/** The cookie that tells a visitor without an account from others; behind HTTPS with the prefix `__Host-`. */
export const VISITOR_COOKIE = "visitor";
/** The cookie of the chosen colors. */
export const THEME_COOKIE = "theme";
