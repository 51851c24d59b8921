import { lazy, object } from "yup";
import {
  checkRules,
  expiryRule,
  MAX_CHECKS,
  USUAL_MONTHS,
} from "../../../../backend/modules/catalog/vendors/verification/verification.rules.ts";
import { monthsAhead } from "../../../../backend/shared/days/day.rules.ts";
import type { VerificationInput } from "../../../graphql/schema.generated.ts";
import { timeZone } from "../../../ui/behavior/time-zone.ts";

/** The form's values: each check has two fields, so that it can be saved as a draft. */
export type VerificationValues = Record<string, string>;

export const claimOf = (place: number) => `claim${place}`;
export const evidenceOf = (place: number) => `evidence${place}`;

/** The indexes of all possible checks. */
export const PLACES = Array.from({ length: MAX_CHECKS }, (_, place) => place);

/** The form's initial values. */
export const emptyValues = (): VerificationValues => ({
  expiresOn: monthsAhead(timeZone(), USUAL_MONTHS),
  ...Object.fromEntries(
    PLACES.flatMap((place) => [claimOf(place), evidenceOf(place)].map((name) => [name, ""])),
  ),
});

const isBlank = (values: VerificationValues, place: number) =>
  !values[claimOf(place)]?.trim() && !values[evidenceOf(place)]?.trim();

/** The validation rules of the filled-in fields; a check with two empty fields is ignored. */
export const formRules = lazy((values: VerificationValues) => {
  const { claim, evidence } = checkRules.fields;
  const filled = PLACES.filter((place) => !isBlank(values, place));
  return object({
    expiresOn: expiryRule(timeZone()),
    ...Object.fromEntries(
      filled.flatMap((place) => [
        [claimOf(place), claim],
        [evidenceOf(place), evidence],
      ]),
    ),
  });
});

/** Converts the form's values to the mutation's input. */
export const inputOf = (values: VerificationValues): VerificationInput => ({
  expiresOn: values.expiresOn || null,
  checks: PLACES.filter((place) => !isBlank(values, place)).map((place) => ({
    claim: values[claimOf(place)] ?? "",
    evidence: values[evidenceOf(place)] ?? "",
  })),
});
