import { chosenOf } from "../../../../../features/forms/choices-field.tsx";
import type { AlertLevel, AudienceInput, Role } from "../../../../../graphql/schema.generated.ts";

/** The form's initial values. */
export const EMPTY = {
  title: "",
  text: "",
  level: "INFO",
  roles: "",
  organization: "",
  joinedSince: "",
  usernames: "",
};

export type AlertValues = typeof EMPTY;

/** The types of alerts. */
export const LEVEL_CHOICES: readonly { value: AlertLevel; label: string }[] = [
  { value: "INFO", label: "Info" },
  { value: "SUCCESS", label: "Success" },
  { value: "WARNING", label: "Warning" },
  { value: "ERROR", label: "Error" },
];

/** The audience's choices of roles. */
export const ROLE_CHOICES: readonly { value: Role; label: string }[] = [
  { value: "ADMIN", label: "Administrators" },
  { value: "USER", label: "Business Users" },
  { value: "STUDENT", label: "Students" },
  { value: "MENTOR", label: "Mentors/Professors" },
  { value: "INVESTOR", label: "Investors" },
];

/** Returns the audience that the values describe; without any selection it is everyone, by all roles. */
export function audienceOf({ roles, organization, joinedSince, usernames }: AlertValues): AudienceInput {
  const names = usernames.split(/[\s,;]+/).filter(Boolean);
  const audience = {
    ...(roles && { roles: chosenOf(roles) as Role[] }),
    ...(organization.trim() && { organization: organization.trim() }),
    ...(joinedSince && { joinedSince }),
    ...(names.length > 0 && { usernames: names }),
  };
  return Object.keys(audience).length > 0 ? audience : { roles: ROLE_CHOICES.map(({ value }) => value) };
}
