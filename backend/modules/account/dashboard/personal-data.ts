import { personalDataBySql } from "../../../shared/personal-data.ts";

/** The dashboard hints that a user has dismissed. */
export const hintData = personalDataBySql({
  section: "dashboard",
  tables: ["dismissed_hints"],
  collect: {
    dismissedHints: `select hint, dismissed_at as "dismissedAt" from dismissed_hints where user_id = ? order by hint`,
  },
  erase: ["delete from dismissed_hints where user_id = ?"],
});
