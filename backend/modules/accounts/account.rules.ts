import { string } from "yup";

/** Yup's own pattern lets white space and other characters pass that no mail server takes. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;

/** A name of somebody: not blank, at most 80 characters, without white space around it. */
export const personName = (label: string) =>
  string().trim().required(`${label} is required`).max(80, `${label} must be at most 80 characters`);

/** An e-mail address. */
export const email = string()
  .trim()
  .required("Invalid email address")
  .max(254, "Invalid email address")
  .matches(EMAIL, { message: "Invalid email address", excludeEmptyString: true });
