import { object } from "yup";
import { email } from "../../../shared/account.rules.ts";
import { oneLine } from "../../../shared/text/text.rules.ts";

/** How long a code is valid, in minutes. */
export const CODE_MINUTES = 30;

/** Validation rules of the request for a code. */
export const claimCodeRules = object({ email });

/** Validation rules of the entered code. */
export const claimConfirmationRules = object({
  code: oneLine().required("Code is required").max(40, "Invalid code"),
});
