import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ForbiddenError, InvalidInputError, NotFoundError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../shared/schema/versioned.ts";
import { caseFold } from "../../../shared/text/case-fold.ts";
import { bareMail } from "../../../shared/text/text.rules.ts";
import { endPendingProofs } from "../../account/credentials/pending-proofs.ts";
import { queueNotice } from "../../account/identity/notice.ts";
import { assertFree, asTaken } from "../../account/identity/taken.ts";
import { User } from "../../account/identity/user.entity.ts";
import { anonymize } from "../../account/profiles/deletion/anonymize.ts";
import type { UpdateProfileInput } from "../../account/profiles/profile/profile.inputs.ts";
import { type ProfileField, profileRules } from "../../account/profiles/profile/profile.rules.ts";
import { storedForm } from "../../account/profiles/profile/profile.service.ts";
import { recordAuditEvent } from "../audit/record-audit-event.ts";
import { lockManaged } from "./lock-managed.ts";

const OWN_EMAIL = "Change your own email address in your settings. You'll need your password.";

/**
 * Returns an account.
 * @throws NotFoundError if there is none, or it was deleted.
 */
export async function findUser({ em }: Context, id: string): Promise<User> {
  const key = parseId(id);
  const user = key === undefined ? null : await em.findOne(User, { id: key, anonymizedAt: null });
  if (!user) throw new NotFoundError("This account doesn't exist.");
  return user;
}

/**
 * Updates the given fields of a person's profile, including the email address: the old one gets a notice, and
 * all pending links and codes become invalid.
 * @throws InvalidInputError with a message for each invalid field; ConflictError if another account has the
 * address, or the account has changed since `input.version`; ForbiddenError, NotFoundError.
 */
export async function updateUserProfile(
  context: Context,
  id: string,
  input: UpdateProfileInput,
): Promise<User> {
  const { em } = context;
  const names = (Object.keys(profileRules.fields) as ProfileField[]).filter(
    (name) => input[name] !== undefined,
  );
  const user = await lockManaged(context, id);
  // Sending the current address isn't a change, even if it breaks the rules for new ones.
  const isSame = input.email !== undefined && caseFold(bareMail(input.email ?? "")) === caseFold(user.email);
  const checked = isSame ? names.filter((name) => name !== "email") : names;
  const fields = storedForm(await validate(profileRules.pick(checked), input));
  assertSameVersion(user, input.version, "account");
  const changed = checked.filter((name) => (user[name] ?? null) !== fields[name]);
  if (changed.length === 0) return user;
  const before = user.email;
  const isNewAddress = changed.includes("email") && caseFold(String(fields.email)) !== caseFold(before);
  if (isNewAddress && user.id === personOf(context).id)
    throw new InvalidInputError(OWN_EMAIL, { email: OWN_EMAIL });
  if (isNewAddress) await assertFree(em, { email: String(fields.email) });
  Object.assign(user, Object.fromEntries(changed.map((name) => [name, fields[name]])));
  if (isNewAddress) user.emailProvenAt = null;
  markEdited(user);
  try {
    await em.flush();
  } catch (error) {
    throw asTaken(error);
  }
  if (isNewAddress) {
    await endPendingProofs(em, user.id);
    await queueNotice(em, user, "emailReplaced", context.publicUrl, before);
  }
  await recordAuditEvent(context, {
    action: "account.profile_changed",
    subject: user.id,
    changes: { fields: { after: changed } },
  });
  return user;
}

/**
 * Deletes an account immediately, with the same effect as its owner's own deletion once that is due: personal
 * data is erased.
 * @throws ForbiddenError for administrators' accounts; NotFoundError.
 */
export async function deleteUser(context: Context, id: string): Promise<boolean> {
  const { em, contributions, publicUrl } = context;
  const user = await lockManaged(context, id);
  if (user.role === "admin") throw new ForbiddenError("Admin users cannot be deleted");
  await queueNotice(em, user, "accountDeleted", publicUrl);
  await anonymize(em, user, contributions);
  await recordAuditEvent(context, { action: "account.erased", subject: user.id });
  return true;
}
