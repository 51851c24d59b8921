import { object, ref, string } from "yup";
import { email } from "../../../../shared/account.rules.ts";

/** Rules for a new password. */
export const newPassword = string()
  .required("Password must be at least 6 characters")
  .min(6, "Password must be at least 6 characters")
  .max(256, "Password must be at most 256 characters");

/** Validation rules of a password change; the form also has a confirmation field. */
export const passwordChangeRules = object({
  currentPassword: string().required("Current password is required"),
  newPassword,
});

/** The validation rules of the password change form, with the confirmation. */
export const passwordChangeFormRules = passwordChangeRules.shape({
  confirmPassword: string()
    .required("Confirm your password")
    .oneOf([ref("newPassword")], "Passwords don't match"),
});

/** Validation rules of a password reset. */
export const passwordResetRules = object({ newPassword });

/** The validation rules of the password reset form, with the confirmation. */
export const passwordResetFormRules = passwordResetRules.shape({
  confirmPassword: string()
    .required("Confirm your password")
    .oneOf([ref("newPassword")], "Passwords don't match"),
});

/** Validation rules of a reset request. */
export const passwordResetRequestRules = object({ email });
