import { object, ref, string } from "yup";
import { email, personName } from "../../../shared/account.rules.ts";
import { oneLine, optionalText } from "../../../shared/text/text.rules.ts";
import { newPassword } from "../credentials/passwords/password.rules.ts";
import { newUsername } from "../identity/username.rules.ts";

/** The roles available at sign-up. */
export const REGISTRATION_ROLES = ["user", "student", "mentor", "investor"] as const;

/** Validation rules of registration. */
export const registrationRules = object({
  username: newUsername,
  email,
  password: newPassword,
  firstName: personName("First name"),
  lastName: personName("Last name"),
  role: string().default("user").oneOf(REGISTRATION_ROLES, "Choose one of the roles offered"),
  organization: optionalText("Organization", 160),
  title: optionalText("Title", 160),
});

/** Validation rules of signing in. */
export const signInRules = object({
  // Normalized like stored usernames: it may have been typed with full-width letters or a trailing space.
  username: oneLine()
    .transform((name: unknown) => (typeof name === "string" ? name.normalize("NFKC") : name))
    .required("Username is required")
    .max(254, "Username is too long"),
  password: string().required("Password is required").max(256, "Password is too long"),
});

/** Validation rules of the sign-up form, with the password confirmation. */
export const registrationFormRules = registrationRules.shape({
  confirmPassword: string()
    .required("Confirm your password")
    .oneOf([ref("password")], "Passwords don't match"),
});
