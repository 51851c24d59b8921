import { object, ref, string } from "yup";
import { newPassword } from "../account.rules.ts";

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
