import type { Actor } from "../../../../shared/actor.ts";
import type { Settings } from "../../../../shared/context.ts";
import { mayManageAccount, mayUseAccount } from "../../identity/account.policy.ts";
import type { User } from "../../identity/user.entity.ts";

type PersonFields = Pick<User, "id" | "isActive" | "anonymizedAt" | "isDemo" | "deletionDueAt" | "privacy">;

/** Whether `actor` may see this person: an active account with a visible profile, or their own. */
export function maySeePerson(
  actor: Actor | undefined,
  user: PersonFields,
  settings: Pick<Settings, "demo">,
): boolean {
  if (user.anonymizedAt) return false;
  if (mayManageAccount(actor, user.id)) return true;
  return mayUseAccount(user, settings) && !user.deletionDueAt && user.privacy.profileVisibility;
}

/**
 * Whether `actor` may find this person in lists, searches and suggestions: one that they may see, and who
 * allows it.
 */
export function mayFindPerson(
  actor: Actor | undefined,
  user: PersonFields,
  settings: Pick<Settings, "demo">,
): boolean {
  return user.privacy.profileDiscovery && maySeePerson(actor, user, settings);
}

/** Whether `actor` may see when this person was last active. */
export function maySeeActivity(actor: Actor | undefined, user: PersonFields): boolean {
  return mayManageAccount(actor, user.id) || user.privacy.showActivityStatus;
}
