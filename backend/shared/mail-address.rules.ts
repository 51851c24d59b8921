import { bareMail, ofText, oneLine } from "./text.rules.ts";

/** Stricter than Yup's own pattern, which accepts whitespace and other characters that mail servers reject. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;

/** The most characters of an email address. */
export const MAX_MAIL = 254;

/** An email address. */
export const email = oneLine()
  .transform(ofText(bareMail))
  .required("Invalid email address")
  .max(MAX_MAIL, "Invalid email address")
  .matches(EMAIL, { message: "Invalid email address", excludeEmptyString: true });

/** An email address, or none. */
export const optionalMail = () =>
  oneLine()
    .transform(ofText(bareMail))
    .nullable()
    .test("email", "Invalid email address", (value) => !value || email.isValidSync(value));
