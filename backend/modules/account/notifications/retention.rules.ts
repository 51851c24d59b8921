/** How many days a notification is kept after it was read. */
export const READ_DAYS = 90;

/** How many days an unread notification is kept. */
export const UNREAD_DAYS = 365;
