/** The path of the viewer's sessions. */
export const SESSIONS = "/sessions";
