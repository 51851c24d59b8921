/** The path of the notification center. */
export const NOTIFICATIONS = "/notifications";

/** The highest number that is shown as it is. */
const MANY = 99;

/** A number of notifications, where there is little room. */
export const shortCount = (count: number): string => (count > MANY ? `${MANY}+` : String(count));
