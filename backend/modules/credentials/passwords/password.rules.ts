import { object, ref, string } from "yup";
import { email } from "../../accounts/account.rules.ts";

/** A password that is being chosen. */
export const newPassword = string()
  .required("Password must be at least 6 characters")
  .min(6, "Password must be at least 6 characters")
  .max(256, "Password must be at most 256 characters");

/** What a change of the password must hold; the form also asks to repeat it. */
export const passwordChangeRules = object({
  currentPassword: string().required("Current password is required"),
  newPassword,
});

/** The same for the form, where both entries must agree. */
export const passwordChangeFormRules = passwordChangeRules.shape({
  confirmPassword: string()
    .required("Passwords don't match")
    .oneOf([ref("newPassword")], "Passwords don't match"),
});

/** What choosing a password after a letter must hold. */
export const passwordResetRules = object({ newPassword });

/** The same for the form. */
export const passwordResetFormRules = passwordResetRules.shape({
  confirmPassword: string()
    .required("Passwords don't match")
    .oneOf([ref("newPassword")], "Passwords don't match"),
});

/** What asking for a new password must hold. */
export const passwordResetRequestRules = object({ email });
