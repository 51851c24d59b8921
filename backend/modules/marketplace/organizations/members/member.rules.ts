import { object, string } from "yup";
import { email } from "../../../../shared/account.rules.ts";

/** How long the link of an invitation is valid, in days. */
export const INVITATION_DAYS = 7;

/** The maximum number of members of an organization, including invitees. */
export const MAX_MEMBERS = 50;

/** Display names of the roles. */
export const ROLE_LABELS = { owner: "Owner", editor: "Editor" } as const;

/** Descriptions of each role's permissions, one sentence each. */
export const ROLES_INTRO =
  "Owners can edit everything and manage members. Editors can edit the vendor's page and solutions, and reply to reviews.";

/** Validation rules of an invitation. */
export const invitationRules = object({ email, role: string().required("Choose a role") });
