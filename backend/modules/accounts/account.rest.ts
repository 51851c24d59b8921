import { ROLES } from "../../shared/actor.ts";
import { InvalidInputError } from "../../shared/errors.ts";
import { withNumericId } from "../../shared/rest-table/parameters.ts";

/** An account as an operation answers it. */
export interface UserRow {
  id: string;
  role: string;
  [field: string]: unknown;
}

/** The fields that the person and administrators see. */
export const USER_FIELDS = `
  id username email firstName lastName role organization title avatar phone bio website location
  github linkedin twitter permissions isActive createdAt lastLogin
  notificationPreferences {
    emailNotifications newSolutionAlerts researchPaperUpdates collaborationRequests marketingUpdates
  }`;

/** An account as REST shows it: its id is a number, its role in lower case. */
export function toUser(user: UserRow) {
  return { ...withNumericId(user), role: user.role.toLowerCase() };
}

/**
 * The schema's name of a role, `USER` when none was sent.
 * @throws InvalidInputError when there is no such role.
 */
export function roleOf(value: unknown): string {
  if (value === undefined || value === null) return "USER";
  const role = ROLES.find((name) => name === value);
  if (role) return role.toUpperCase();
  const message = "Choose one of the roles offered";
  throw new InvalidInputError(message, { role: message });
}
