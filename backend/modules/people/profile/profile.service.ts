import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { fold } from "../../../shared/fold.ts";
import { validate } from "../../../shared/validation.ts";
import { assertSameVersion, markEdited } from "../../../shared/versioned.ts";
import type { NotificationPreferencesInput } from "../../accounts/notification-preferences.ts";
import type { User } from "../../accounts/user.entity.ts";
import { givenSwitches } from "./given-switches.ts";
import { managedAccount } from "./managed-account.ts";
import type { UpdateProfileInput } from "./profile.inputs.ts";
import { type ProfileField, profileRules } from "./profile.rules.ts";

const NOT_HERE = "Change your email address in your settings. You'll need your password.";

/**
 * Updates the given fields of a profile.
 * @throws InvalidInputError with a message for each invalid field, and at `email` if it is another one; ConflictError if
 * the profile has changed since `input.version`.
 */
export async function updateProfile(context: Context, id: string, input: UpdateProfileInput): Promise<User> {
  const names = (Object.keys(profileRules.fields) as ProfileField[]).filter(
    (name) => input[name] !== undefined,
  );
  const user = await managedAccount(context, id, names);
  const changes = await validate(profileRules.pick(names), input);
  assertSameVersion(user, input.version, "profile");
  const { email, ...rest } = changes;
  // Password resets go to this address: a session or token that could change it could take over the account.
  if (email !== undefined && fold(email) !== fold(user.email))
    throw new InvalidInputError(NOT_HERE, { email: NOT_HERE });
  Object.assign(user, storedForm(rest));
  markEdited(user);
  await context.em.flush();
  return user;
}

/** Validated fields of a profile as they are stored: an empty one is null. */
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
