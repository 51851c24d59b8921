import { mailAddress, optionalText, text, webAddress, wholeNumber } from "../../shared/import-kind/fields.ts";

/** The fields of a vendor in a file, whether of vendors or of their solutions. */
export const vendorFields = {
  description: text(5000),
  website: webAddress(),
  contactEmail: mailAddress(),
  country: optionalText(80),
  city: optionalText(80),
  foundedYear: wholeNumber(1800, 2200),
};

/** SQL condition on a stored vendor `t`: its facts are its members' or were verified, and no file changes them. */
export const OWN_VENDOR = `(t.version > 1 or t.verified or exists (
  select from organization_members m where m.organization_id = t.organization_id))`;
