import { object } from "yup";
import { email } from "../../accounts/account.rules.ts";

/** What subscribing must hold. */
export const newsletterRules = object({ email });
