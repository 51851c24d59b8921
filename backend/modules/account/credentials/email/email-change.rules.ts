import { object, string } from "yup";
import { email } from "../../../../shared/account.rules.ts";

/** Validation rules of a change of email address. */
export const emailChangeRules = object({ email, password: string().required("Password is required") });
