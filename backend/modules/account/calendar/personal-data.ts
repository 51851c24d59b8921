import type { PersonalData } from "../../../shared/personal-data.ts";

/** The fact that a user has a private calendar; its address is not stored. */
export const calendarData: PersonalData = {
  section: "calendar",
  tables: ["calendar_addresses"],
  collect: (em, userId) =>
    em.execute(
      `select created_at as "createdAt", read_at as "lastReadAt" from calendar_addresses where owner_id = ?`,
      [userId],
    ),
  erase: async (em, userId) => {
    await em.execute("delete from calendar_addresses where owner_id = ?", [userId]);
  },
};
