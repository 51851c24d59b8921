import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../../../shared/context.ts";
import { ConflictError } from "../../../shared/errors.ts";
import { mayUseAccount } from "../../account/identity/account.policy.ts";
import { User } from "../../account/identity/user.entity.ts";
import type { MentoringParty } from "./mentoring.types.ts";
import type { MentoringRequest } from "./mentoring-request.entity.ts";

/** Returns a person's full name. */
export const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;

/** Whether a user can be contacted: their account is neither disabled nor about to be deleted. */
const isThere = ({ settings }: Pick<Context, "settings">, user: User): boolean =>
  mayUseAccount(user, settings) && !user.deletionDueAt;

/** Returns the mentor or the student as shown to the other. */
export function partyOf(context: Pick<Context, "settings">, user: User): MentoringParty {
  return {
    id: user.id,
    name: nameOf(user),
    position: [user.title, user.organization].filter(Boolean).join(", "),
    isActive: isThere(context, user),
  };
}

/**
 * Returns the mentor and the student of a request.
 * @throws ConflictError if one of them has left, or is no longer a mentor or a student.
 */
export async function assertBothAreThere(
  context: Context,
  em: EntityManager,
  request: MentoringRequest,
): Promise<{ mentor: User; student: User }> {
  const users = await em.find(User, { id: { $in: [request.mentor.id, request.student.id] } });
  const mentor = users.find(({ id }) => id === request.mentor.id);
  const student = users.find(({ id }) => id === request.student.id);
  if (student?.role !== "student" || !isThere(context, student))
    throw new ConflictError("This student no longer has an active student account.");
  if (mentor?.role !== "mentor" || !isThere(context, mentor))
    throw new ConflictError("Only mentors can do this.");
  return { mentor, student };
}
