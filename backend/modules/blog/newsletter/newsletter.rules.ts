import { object } from "yup";
import { email } from "../../../shared/mail-address.rules.ts";

/** Validation rules of a subscription. */
export const newsletterRules = object({ email });
