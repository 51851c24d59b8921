import { raw, type Sql } from "sql-template-tag";

/** The switch of an account that has to be on for letters of a type, besides the one for all of them. */
const SWITCHES: Readonly<Record<string, string>> = {
  application_received: "notify_collaboration_requests",
  news: "notify_marketing_updates",
};

const allowed = Object.entries(SWITCHES)
  .map(([type, column]) => `(n.type <> '${type}' or u.${column})`)
  .join(" and ");

/** SQL condition: the account `u` takes letters of the type of `n`, however often. */
export const byMail: Sql = raw(`(u.deletion_due_at is null and u.notify_email_notifications and ${allowed})`);
