import type { Context } from "../../../shared/context.ts";
import { markEdited } from "../../../shared/versioned.ts";
import type { PrivacySettingsInput } from "../../accounts/privacy-settings.ts";
import type { User } from "../../accounts/user.entity.ts";
import { givenSwitches } from "../profile/given-switches.ts";
import { managedAccount } from "../profile/managed-account.ts";

/** Updates the given privacy settings of the signed-in user; nobody else may change them. */
export async function updatePrivacy(context: Context, input: PrivacySettingsInput): Promise<User> {
  const user = await managedAccount(context, null, []);
  Object.assign(user.privacy, givenSwitches(input));
  markEdited(user);
  await context.em.flush();
  return user;
}
