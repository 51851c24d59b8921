import { object, ref, string } from "yup";
import { optionalText } from "../../shared/text.rules.ts";
import { email, personName } from "../accounts/account.rules.ts";
import { newPassword } from "../credentials/passwords/password.rules.ts";

/** The roles that somebody may choose at sign-up. */
export const REGISTRATION_ROLES = ["user", "student", "mentor", "investor"] as const;

/** Seen and unseen spaces, control and format characters: two names must not look alike by them. */
const INVISIBLE = /[\s\p{C}]/u;

/** A name to sign in with that is being chosen. */
const newUsername = string()
  .required("Username must be at least 3 characters")
  .min(3, "Username must be at least 3 characters")
  .max(60, "Username must be at most 60 characters")
  .test(
    "visible",
    "Username can't hold spaces or invisible characters",
    (value) => !INVISIBLE.test(value ?? "") && value === value?.normalize("NFKC"),
  );

/** What signing up must hold. */
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

/** What signing in must hold. */
export const signInRules = object({
  username: string().required("Username is required").max(254, "Username is too long"),
  password: string().required("Password is required").max(256, "Password is too long"),
});

/** What the sign-up form must hold: the password twice. */
export const registrationFormRules = registrationRules.shape({
  confirmPassword: string()
    .required("Passwords don't match")
    .oneOf([ref("password")], "Passwords don't match"),
});
