import { ROLES, type Role } from "../../../shared/actor.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { withNumericId } from "../../../shared/rest-table/parameters.ts";

/** An account as returned by an operation. */
export interface UserRow {
  id: string;
  role: string;
  version: number;
  [field: string]: unknown;
}

/** The fields visible to the owner and administrators. */
export const USER_FIELDS = `
  id version username email firstName lastName role organization title avatar phone bio website location
  github linkedin twitter permissions isActive createdAt lastLogin
  notificationPreferences {
    emailNotifications newSolutionAlerts researchPaperUpdates collaborationRequests marketingUpdates
  }`;

/** Converts an account to its REST form: a numeric id and a lowercase role; its version is the ETag. */
export function toUser({ version: _, ...user }: UserRow) {
  return { ...withNumericId(user as typeof user & { id: string }), role: String(user.role).toLowerCase() };
}

/**
 * Returns the GraphQL enum value of a role, `USER` if none was sent.
 * @throws InvalidInputError for an unknown role, listing all roles.
 */
export function roleOf(value: unknown, roles: readonly Role[] = ROLES): string {
  if (value === undefined || value === null) return "USER";
  const role = roles.find((name) => name === value);
  if (role) return role.toUpperCase();
  const message = `Choose one of: ${roles.join(", ")}.`;
  throw new InvalidInputError(message, { role: message });
}
