import { personalDataBySql } from "../../../shared/personal-data.ts";

/** A user's watch list, and what they added to the lists of organizations, which stays there without their name. */
export const watchListData = personalDataBySql({
  section: "watchList",
  tables: ["watched_vendors"],
  collect: {
    watched: `select v.name as vendor, w.stage, w.note, w.tags, w.created_at as "addedAt", w.updated_at as "changedAt"
      from watched_vendors w join vendors v on v.id = w.vendor_id where w.user_id = ? order by w.id`,
    addedForOrganizations: `select v.name as vendor, o.name as organization, w.created_at as "addedAt"
      from watched_vendors w join vendors v on v.id = w.vendor_id join organizations o on o.id = w.organization_id
      where w.added_by_id = ? order by w.id`,
  },
  erase: [
    "delete from watched_vendors where user_id = ?",
    "update watched_vendors set added_by_id = null where added_by_id = ?",
  ],
});
