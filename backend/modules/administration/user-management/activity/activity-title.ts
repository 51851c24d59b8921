import { capitalize } from "../../../../shared/text/capitalize.ts";
import type { Action } from "../../audit/actions.ts";

/** The titles of actions on an account. */
const TITLES: Partial<Record<Action, string>> = {
  "account.deletion_requested": "Account deletion requested",
  "account.email_changed": "Email address changed",
  "account.locked_out": "Too many failed logins",
  "account.password_changed": "Password changed",
  "account.password_reset": "Password reset",
  "account.profile_changed": "Profile changed",
  "account.recovery_codes_replaced": "Recovery codes replaced",
  "account.registered": "Account created",
  "account.rights_changed": "Role, status or permissions changed",
  "account.sessions_ended": "Sessions ended",
  "account.signed_in": "Login activity",
  "account.two_factor_disabled": "Two-factor authentication turned off",
  "account.two_factor_enabled": "Two-factor authentication turned on",
};

/** Returns the title of an action; other actions get one from their name, such as "Blog post published". */
export function activityTitle(action: string): string {
  const words = action.replace(/[._]/g, " ");
  return TITLES[action as Action] ?? capitalize(words);
}
