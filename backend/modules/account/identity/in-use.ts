import type { Settings } from "../../../shared/context.ts";

/**
 * SQL condition: the account `u` may be used, by the same rule as `mayUseAccount`, and isn't scheduled for
 * deletion. Anything sent to or done for people who aren't signed in must check it at that moment.
 */
export const inUse = ({ demo }: Pick<Settings, "demo">): string =>
  `(u.is_active and u.anonymized_at is null and u.deletion_due_at is null${demo ? "" : " and not u.is_demo"})`;
