import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError } from "../../../../shared/errors.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../../shared/schema/versioned.ts";
import { assertCleanText } from "../../../../shared/text/clean-text.ts";
import { endPendingProofs } from "../../../account/credentials/pending-proofs.ts";
import { assertAnotherAdministrator } from "../../../account/identity/administrators.ts";
import type { User } from "../../../account/identity/user.entity.ts";
import { endSessions } from "../../../account/sessions/session.service.ts";
import { declineWaiting } from "../../../community/mentoring/decline-waiting.ts";
import type { Changes } from "../../audit/changes-between.ts";
import { recordAuditEvent } from "../../audit/record-audit-event.ts";
import { lockManaged } from "../lock-managed.ts";
import type { UserRightsInput } from "./rights.inputs.ts";
import { permissionsOf, rightsRules } from "./rights.rules.ts";

/**
 * Changes an account's role, status and custom permissions, effective immediately: every request reads them
 * again, deactivating ends the sessions, and requests pending with a mentor are declined if they have left or
 * changed role.
 * @throws InvalidInputError for `permissions`; ConflictError for the last active administrator, and if the
 * account has changed since `input.version`; ForbiddenError, NotFoundError.
 */
export async function updateUserRights(context: Context, id: string, input: UserRightsInput): Promise<User> {
  const { em } = context;
  const given = await readPermissions(input.permissions);
  const user = await lockManaged(context, id);
  assertSameVersion(user, input.version, "account");
  const {
    role = user.role,
    isActive = user.isActive,
    permissions = user.permissions,
  } = {
    ...(input.role ? { role: input.role } : {}),
    ...(input.isActive == null ? {} : { isActive: input.isActive }),
    ...(given ? { permissions: given } : {}),
  };
  const changes: Changes = {
    ...(role === user.role ? {} : { role: { before: user.role, after: role } }),
    ...(isActive === user.isActive ? {} : { isActive: { before: user.isActive, after: isActive } }),
    // Omits the values, which are erased with the account, unlike audit entries.
    ...(sameJson(permissions, user.permissions) ? {} : { permissions: {} }),
  };
  if (Object.keys(changes).length === 0) return user;
  const wasAdministrator = user.role === "admin" && user.isActive;
  if (wasAdministrator && !(role === "admin" && isActive)) await assertAnotherAdministrator(em, user.id);
  Object.assign(user, { role, isActive, permissions });
  markEdited(user);
  await em.flush();
  if (!isActive) {
    await endSessions(em, user.id);
    await endPendingProofs(em, user.id);
  }
  if (changes.role?.before === "mentor" || !isActive) await declineWaiting(context, [user.id]);
  await recordAuditEvent(context, { action: "account.rights_changed", subject: user.id, changes });
  return user;
}

/** JSON escapes can contain characters that texts must not have. */
async function readPermissions(
  text: string | null | undefined,
): Promise<Record<string, unknown> | undefined> {
  if (text == null) return undefined;
  await validate(rightsRules, { permissions: text });
  const permissions = permissionsOf(text) ?? {};
  try {
    assertCleanText(permissions);
    for (const name of namesIn(permissions)) assertCleanText(name);
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    throw new InvalidInputError(error.message, { permissions: error.message });
  }
  return permissions;
}

function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [...names, ...Object.values(value).flatMap(namesIn)];
}

/** The database doesn't preserve the order of properties. */
function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([name, item]) => [name, inOrder(item)]);
}
