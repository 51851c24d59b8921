import { raw, type Sql } from "sql-template-tag";

/** The account settings that must be on for emails of a type, in addition to the general one. */
const SWITCHES: Readonly<Record<string, string>> = {
  application_received: "notify_collaboration_requests",
  news: "notify_marketing_updates",
};

const allowed = Object.entries(SWITCHES)
  .map(([type, column]) => `(n.type <> '${type}' or u.${column})`)
  .join(" and ");

/** SQL condition: the account `u` accepts emails of the type of `n`, at any frequency. */
export const byMail: Sql = raw(`(u.deletion_due_at is null and u.notify_email_notifications and ${allowed})`);
