import { object } from "yup";
import { email, personName } from "../../../../shared/account.rules.ts";
import { ofText, oneLine, optionalLine, optionalText } from "../../../../shared/text/text.rules.ts";
import { isWebAddress, optionalWebAddress, wholeAddress } from "../../../../shared/text/web-address.rules.ts";

const HTTPS = /^https:/;
const HANDLE = /^@?\w{1,30}$/;
const PHONE = /^\+?[\d\s().\-/x#]{3,39}$/;

/** Validation rules of a profile, by field, because an edit sends only changed fields. */
export const profileRules = object({
  firstName: personName("First name"),
  lastName: personName("Last name"),
  email,
  phone: optionalText("Phone", 40).matches(PHONE, {
    message: "Phone must be a telephone number",
    excludeEmptyString: true,
  }),
  organization: optionalText("Organization", 160),
  title: optionalText("Title", 160),
  bio: optionalText("Bio", 5000),
  location: optionalText("Location", 160),
  avatar: optionalLine("Avatar", 2000)
    .transform(ofText(wholeAddress))
    .test(
      "address",
      "Avatar must be an https address",
      (value) => !value || (HTTPS.test(value) && isWebAddress(value)),
    ),
  website: optionalWebAddress("Website"),
  github: optionalWebAddress("GitHub"),
  linkedin: optionalWebAddress("LinkedIn"),
  twitter: oneLine()
    .nullable()
    .transform(ofText((text) => (HANDLE.test(text) ? text : wholeAddress(text))))
    .max(2000, "Twitter must be at most 2000 characters")
    .test(
      "address",
      "Twitter must be a handle or an http or https address",
      (value) => !value || HANDLE.test(value) || isWebAddress(value),
    ),
});

/** Name of a profile field. */
export type ProfileField = keyof typeof profileRules.fields;
