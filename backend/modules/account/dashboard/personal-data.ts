import { personalDataBySql } from "../../../shared/personal-data.ts";

/** The hints of the dashboard that a user doesn't want to see again. */
export const hintData = personalDataBySql({
  section: "dashboard",
  tables: ["dismissed_hints"],
  collect: {
    dismissedHints: `select hint, dismissed_at as "dismissedAt" from dismissed_hints where user_id = ? order by hint`,
  },
  erase: ["delete from dismissed_hints where user_id = ?"],
});
