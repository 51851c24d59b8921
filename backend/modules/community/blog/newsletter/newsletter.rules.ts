import { object } from "yup";
import { email } from "../../../../shared/account.rules.ts";

/** Validation rules of a subscription. */
export const newsletterRules = object({ email });
