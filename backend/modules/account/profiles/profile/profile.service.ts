import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { caseFold } from "../../../../shared/text/case-fold.ts";
import { bareMail } from "../../../../shared/text/text.rules.ts";
import type { NotificationPreferencesInput } from "../../identity/notification-preferences.ts";
import type { User } from "../../identity/user.entity.ts";
import { givenSwitches } from "./given-switches.ts";
import { managedAccount } from "./managed-account.ts";
import type { UpdateProfileInput } from "./profile.inputs.ts";
import { type ProfileField, profileRules } from "./profile.rules.ts";

const NOT_HERE = "Change your email address in your settings. You'll need your password.";

/**
 * Updates the given fields of a profile.
 * @throws InvalidInputError with a message for each invalid field, and for `email` if it differs;
 * ConflictError if the profile has changed since `input.version`.
 */
export async function updateProfile(context: Context, id: string, input: UpdateProfileInput): Promise<User> {
  const names = (Object.keys(profileRules.fields) as ProfileField[]).filter(
    (name) => name !== "email" && input[name] !== undefined,
  );
  const user = await managedAccount(context, id, names);
  // A client that sends the whole profile back doesn't change the address, even if it breaks the rules for
  // new ones.
  const isOther = input.email !== undefined && caseFold(bareMail(input.email ?? "")) !== caseFold(user.email);
  const changes = await validate(profileRules.pick(isOther ? [...names, "email"] : names), input);
  assertSameVersion(user, input.version, "profile");
  // Password resets go to this address: anyone with a session or token who could change it could take over
  // the account.
  if (isOther) throw new InvalidInputError(NOT_HERE, { email: NOT_HERE });
  if (names.length === 0) return user;
  Object.assign(user, storedForm(changes));
  markEdited(user);
  await context.em.flush();
  return user;
}

/** Converts the validated fields of a profile to their stored form: an empty one is null. */
export function storedForm(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value || null]));
}

/** Updates the given notification preferences. @throws ConflictError if the profile has changed since `version`. */
export async function updateNotificationPreferences(
  context: Context,
  input: NotificationPreferencesInput,
  id?: string | null,
  version?: number | null,
): Promise<User> {
  const switches = givenSwitches(input);
  const user = await managedAccount(context, id, Object.keys(switches));
  assertSameVersion(user, version, "profile");
  Object.assign(user.notificationPreferences, switches);
  markEdited(user);
  await context.em.flush();
  return user;
}
