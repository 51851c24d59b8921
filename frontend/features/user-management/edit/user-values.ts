import { object } from "yup";
import { profileRules } from "../../../../backend/modules/account/profiles/profile/profile.rules.ts";
import { permissionsText } from "../../../../backend/modules/administration/user-management/rights/rights.rules.ts";
import type { UserDetails_AccountFragment } from "../users.generated.ts";

/** The fields of the Profile tab, in order, with their labels. */
export const PROFILE_LABELS = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  organization: "Organization",
  title: "Title",
  bio: "Bio",
} as const;

type ProfileField = keyof typeof PROFILE_LABELS;

/** The Profile tab's values, with the version that they are based on. */
export type ProfileValues = Record<ProfileField, string> & { version: string };

export const profileFormRules = profileRules.pick(Object.keys(PROFILE_LABELS) as ProfileField[]);

/** Returns the Profile tab's initial values. */
export const profileValues = (user: UserDetails_AccountFragment): ProfileValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone ?? "",
  organization: user.organization ?? "",
  title: user.title ?? "",
  bio: user.bio ?? "",
  version: String(user.version),
});

/** The fields of the Permissions tab, with their labels. */
export const RIGHTS_LABELS = {
  isActive: "Account status",
  role: "Role",
  permissions: "Custom permissions",
} as const;

/** The Permissions tab's values, with the version that they are based on. */
export type RightsValues = Record<keyof typeof RIGHTS_LABELS, string> & { version: string };

export const rightsFormRules = object({ permissions: permissionsText });

/** Returns the Permissions tab's initial values; the JSON is indented. */
export const rightsValues = (user: UserDetails_AccountFragment): RightsValues => ({
  isActive: String(user.isActive),
  role: user.role,
  permissions: JSON.stringify(JSON.parse(user.permissions), null, 2),
  version: String(user.version),
});
