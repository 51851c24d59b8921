import type { PersonalData } from "../../../shared/personal-data.ts";

/** A user's bookmarks. */
export const bookmarkData: PersonalData = {
  section: "bookmarks",
  tables: ["bookmarks"],
  collect: (em, userId) =>
    em.execute(
      `select subject_kind as "kind", subject_id as "id", created_at as "createdAt"
       from bookmarks where user_id = ? order by created_at, bookmarks.id`,
      [userId],
    ),
  erase: async (em, userId) => {
    await em.execute("delete from bookmarks where user_id = ?", [userId]);
  },
};
