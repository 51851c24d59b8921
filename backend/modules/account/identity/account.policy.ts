import type { Actor } from "../../../shared/actor.ts";
import { asPerson, isAdministrator } from "../../../shared/actor.ts";
import type { Settings } from "../../../shared/context.ts";
import type { User } from "./user.entity.ts";

type AccountState = Pick<User, "isActive" | "anonymizedAt" | "isDemo" | "deletionDueAt">;

/**
 * Whether the account may be used: demo accounts only in demo mode, because their passwords are public;
 * accounts scheduled for deletion only until the deletion is due.
 */
export function mayUseAccount(
  user: AccountState,
  { demo }: Pick<Settings, "demo">,
  now = new Date(),
): boolean {
  const due = user.deletionDueAt != null && user.deletionDueAt <= now;
  return user.isActive && !user.anonymizedAt && !due && (demo || !user.isDemo);
}

/** Whether `actor` may read and change the account with this id: their own, or any as an administrator. */
export function mayManageAccount(actor: Actor | undefined, accountId: number): boolean {
  return asPerson(actor)?.id === accountId || isAdministrator(actor);
}
