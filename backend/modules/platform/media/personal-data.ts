import type { PersonalData } from "../../../shared/personal-data.ts";

/** A person's own picture, and which ones they added to records. */
export const mediaData: PersonalData = {
  section: "pictures",
  tables: ["media"],
  collect: (em, userId) =>
    em.execute(
      `select owner_kind as "kind", owner_id as "id", role, caption, alt, hash, created_at as "createdAt"
       from media where user_id = ? or added_by_id = ? order by created_at, media.id`,
      [userId, userId],
    ),
  erase: async (em, userId) => {
    await em.execute("delete from media where user_id = ?", [userId]);
    await em.execute("update media set added_by_id = null where added_by_id = ?", [userId]);
  },
};
