import { object } from "yup";
import { isoDate } from "../../../shared/import-kind/dates.ts";
import {
  mailAddress,
  optionalText,
  requiredText,
  text,
  webAddress,
} from "../../../shared/import-kind/fields.ts";

/** Validation rules of a university partner, in an import file and in the catalog's form. */
export const partnerRules = object({
  universityName: requiredText(200),
  collaborationType: requiredText(80),
  description: text(5000),
  country: optionalText(80),
  city: optionalText(80),
  website: webAddress(),
  contactEmail: mailAddress(),
  partnerSince: isoDate(),
});
