import type { User } from "./user.entity.ts";

/** Counts a change of the account, for whoever edits an older state of it. */
export function markEdited(user: User): void {
  user.version += 1;
  user.updatedAt = new Date();
}
