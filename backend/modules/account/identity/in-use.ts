import type { Settings } from "../../../shared/context.ts";

/**
 * SQL: whether the account `u` may be used, as `mayUseAccount` says, and isn't about to end. Whatever is sent or done for
 * somebody who isn't there asks this at the moment when it is.
 */
export const inUse = ({ demo }: Pick<Settings, "demo">): string =>
  `(u.is_active and u.anonymized_at is null and u.deletion_due_at is null${demo ? "" : " and not u.is_demo"})`;
