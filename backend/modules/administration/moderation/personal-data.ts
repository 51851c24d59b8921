import { personalDataBySql } from "../../../shared/personal-data.ts";

const COLLECT = {
  reports: `select subject_kind as "kind", subject_id as "id", reason, created_at as "createdAt"
    from reports r where reporter_id = ? order by created_at, r.id`,
  decisions: `select subject_kind as "kind", subject_id as "id", status, reason, created_at as "createdAt"
    from moderation_decisions d where moderator_id = ? order by created_at, d.id`,
} as const;

const ERASE = [
  "delete from reports where reporter_id = ?",
  "update moderation_decisions set moderator_id = null where moderator_id = ?",
];

/** A user's reports and moderation decisions; decisions are kept without their name. */
export const moderationData = personalDataBySql({
  section: "moderation",
  tables: ["reports", "moderation_decisions"],
  collect: COLLECT,
  erase: ERASE,
});
