/** The path of the notification center. */
export const NOTIFICATIONS = "/notifications";

/** The highest number that is displayed exactly. */
const MANY = 99;

/** Formats a number of notifications for small spaces. */
export const shortCount = (count: number): string => (count > MANY ? `${MANY}+` : String(count));
