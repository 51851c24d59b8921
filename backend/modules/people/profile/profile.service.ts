import { sessionOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { validate } from "../../../shared/validation.ts";
import { assertSameVersion, markEdited } from "../../../shared/versioned.ts";
import { queueNotice } from "../../accounts/notice.ts";
import type { NotificationPreferencesInput } from "../../accounts/notification-preferences.ts";
import { assertFree, asTaken } from "../../accounts/taken.ts";
import type { User } from "../../accounts/user.entity.ts";
import { givenSwitches } from "./given-switches.ts";
import { managedAccount } from "./managed-account.ts";
import type { UpdateProfileInput } from "./profile.inputs.ts";
import { type ProfileField, profileRules } from "./profile.rules.ts";

/**
 * Updates the given fields of a profile.
 * @throws InvalidInputError with a message for each invalid field; ConflictError if the email is taken or
 * the profile has changed since `input.version`.
 */
export async function updateProfile(context: Context, id: string, input: UpdateProfileInput): Promise<User> {
  const user = await managedAccount(context, id);
  const names = (Object.keys(profileRules.fields) as ProfileField[]).filter(
    (name) => input[name] !== undefined,
  );
  const changes = await validate(profileRules.pick(names), input);
  assertSameVersion(user, input.version, "profile");
  const oldEmail = user.email;
  const emailChanges = changes.email !== undefined && changes.email.toLowerCase() !== oldEmail.toLowerCase();
  // Password resets go to this address: a token that could change it could take over the account.
  if (emailChanges) sessionOf(context);
  if (emailChanges) await assertFree(context.em, { email: changes.email }, user.id);
  Object.assign(
    user,
    Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value || null])),
  );
  markEdited(user);
  if (emailChanges) await queueNotice(context.em, user, "emailChanged", context.publicUrl, oldEmail);
  try {
    await context.em.flush();
  } catch (error) {
    throw asTaken(error);
  }
  return user;
}

/** Updates the given notification preferences. */
export async function updateNotificationPreferences(
  context: Context,
  input: NotificationPreferencesInput,
  id?: string | null,
): Promise<User> {
  const user = await managedAccount(context, id);
  Object.assign(user.notificationPreferences, givenSwitches(input));
  markEdited(user);
  await context.em.flush();
  return user;
}
