import { bareMail, ofText, oneLine } from "./text/text.rules.ts";

/** Stricter than Yup's own pattern, which accepts whitespace and other characters that mail servers reject. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;

/** An email address. */
export const email = oneLine()
  .transform(ofText(bareMail))
  .required("Invalid email address")
  .max(254, "Invalid email address")
  .matches(EMAIL, { message: "Invalid email address", excludeEmptyString: true });

/** An optional email address. */
export const optionalMail = () =>
  oneLine()
    .transform(ofText(bareMail))
    .nullable()
    .test("email", "Invalid email address", (value) => !value || email.isValidSync(value));

/** A person's first or last name: trimmed, not blank, at most 80 characters. */
export const personName = (label: string) =>
  oneLine().required(`${label} is required`).max(80, `${label} must be at most 80 characters`);
