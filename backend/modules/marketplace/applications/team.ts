import sql, { raw, type Sql } from "sql-template-tag";
import type { RecordKind } from "./record-kinds.ts";

const TABLES: Readonly<Record<RecordKind, string>> = {
  opportunity: "opportunities",
  collaboration: "collaborations",
};

/**
 * SQL condition on accounts `u`: they decide on applications for a record, according to `mayDecide`; the
 * administrators do for an organization without members.
 */
export const teamOf = (kind: RecordKind, recordId: number): Sql => sql`exists (
  select from ${raw(TABLES[kind])} t where t.id = ${recordId} and (
    t.owner_user_id = u.id
    or exists (select from organization_members m where m.organization_id = t.owner_organization_id and m.user_id = u.id)
    or (u.role = 'admin' and t.owner_user_id is null and not exists (
      select from organization_members m where m.organization_id = t.owner_organization_id))))`;
