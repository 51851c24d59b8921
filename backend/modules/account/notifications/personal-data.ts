import { personalDataBySql } from "../../../shared/personal-data.ts";

/** A user's notifications and email frequencies. */
export const notificationData = personalDataBySql({
  section: "notifications",
  tables: ["notifications", "notification_preferences", "notification_turns"],
  collect: {
    received: `select type, title, text, path, created_at as "createdAt", read_at as "readAt"
      from notifications where recipient_id = ? order by turn`,
    emails: "select type, frequency from notification_preferences where user_id = ? order by type",
    turns: 'select last as "lastNotification" from notification_turns where user_id = ?',
  },
  erase: [
    "delete from notifications where recipient_id = ?",
    "delete from notification_preferences where user_id = ?",
    "delete from notification_turns where user_id = ?",
  ],
});
