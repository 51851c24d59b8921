import type { PersonalData } from "../../../shared/personal-data.ts";

/** A user's saved searches. */
export const savedSearchData: PersonalData = {
  section: "savedSearches",
  tables: ["saved_searches"],
  collect: (em, userId) =>
    em.execute(
      `select name, list, query, sort, alert, weekday, created_at as "createdAt", updated_at as "updatedAt",
         told_at as "lastLetterAt" from saved_searches where owner_id = ? order by created_at, id`,
      [userId],
    ),
  erase: async (em, userId) => {
    await em.execute("delete from saved_searches where owner_id = ?", [userId]);
  },
};
