import type { Actor } from "../../shared/actor.ts";
import { asPerson, isAdministrator } from "../../shared/actor.ts";
import type { Settings } from "../../shared/context.ts";
import type { User } from "./user.entity.ts";

type Standing = Pick<User, "isActive" | "anonymizedAt" | "isDemo" | "deletionDueAt">;

/**
 * Whether the account may be used: the demo's only in the demo, since their passwords are public; one that is
 * to be deleted only until it is due.
 */
export function mayUseAccount(user: Standing, { demo }: Pick<Settings, "demo">, now = new Date()): boolean {
  const due = user.deletionDueAt != null && user.deletionDueAt <= now;
  return user.isActive && !user.anonymizedAt && !due && (demo || !user.isDemo);
}

/** Whether `actor` may read and change the account with this id: their own, or any as an administrator. */
export function mayManageAccount(actor: Actor | undefined, accountId: number): boolean {
  return asPerson(actor)?.id === accountId || isAdministrator(actor);
}
