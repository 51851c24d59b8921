import type { Context } from "../../../../shared/context.ts";
import { markEdited } from "../../../../shared/schema/versioned.ts";
import { forgetTrainingEvents } from "../../../discovery/training-events/training-event.ts";
import type { PrivacySettingsInput } from "../../identity/privacy-settings.ts";
import type { User } from "../../identity/user.entity.ts";
import { givenSwitches } from "../profile/given-switches.ts";
import { managedAccount } from "../profile/managed-account.ts";

/**
 * Updates the given privacy settings of the signed-in user; no one else may change them. Without permission
 * to use their activity, the stored activity is deleted.
 */
export async function updatePrivacy(context: Context, input: PrivacySettingsInput): Promise<User> {
  const user = await managedAccount(context, null, []);
  Object.assign(user.privacy, givenSwitches(input));
  markEdited(user);
  await context.em.flush();
  if (!user.privacy.dataAnalytics) await forgetTrainingEvents(context.em, user.id);
  return user;
}
