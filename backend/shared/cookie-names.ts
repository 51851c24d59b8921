/** The session cookie; prefixed with `__Host-` behind HTTPS. */
export const SESSION_COOKIE = "session";
/** The cookie that identifies a visitor without an account; prefixed with `__Host-` behind HTTPS. */
export const VISITOR_COOKIE = "visitor";
/** The cookie with the chosen color scheme. */
export const THEME_COOKIE = "theme";
