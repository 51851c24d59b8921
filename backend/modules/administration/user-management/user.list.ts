import sql from "sql-template-tag";
import { Allowed } from "../../../shared/access.ts";
import { enumFilter, flagFilter } from "../../../shared/listing/filters.ts";
import { defineList } from "../../../shared/listing/list.ts";
import { ROLE_LABELS, Roles } from "../../account/identity/role.ts";
import { User } from "../../account/identity/user.entity.ts";

/** The list of all accounts, for administrators. */
export const userList = defineList({
  name: "users",
  typeName: "User",
  connectionName: "User",
  entity: User,
  description: "All accounts except deleted ones, for administrators.",
  access: Allowed("admin"),
  file: "/api/admin/users.csv",
  where: sql`t.anonymized_at is null`,
  search: {
    description:
      "Part of a username, email address, full name or organization; case-insensitive, at most 200 characters.",
  },
  filters: {
    roles: enumFilter({
      param: "role",
      label: "Role",
      description: "Only accounts with one of these roles.",
      column: "role",
      members: Roles,
      labels: ROLE_LABELS,
    }),
    isActive: flagFilter({
      param: "active",
      label: "Status",
      only: "active accounts",
      condition: sql`t.is_active`,
      labels: { true: "Active", false: "Inactive" },
    }),
  },
  orders: {
    NEWEST: { label: "Newest", by: ["createdAt"], direction: "desc" },
    OLDEST: { label: "Oldest", by: ["createdAt"], direction: "asc" },
    NAME: { label: "Name", by: ["lastName", "firstName"], direction: "asc" },
  },
  defaultOrder: "NEWEST",
});
