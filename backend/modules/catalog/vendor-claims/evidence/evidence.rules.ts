import { boolean, object } from "yup";
import { severalLines } from "../../../../shared/text/text.rules.ts";

const text = (label: string, max: number) =>
  severalLines().required(`${label} is required`).max(max, `${label} must be at most ${max} characters`);

/** Validation rules of a claim that administrators decide on. */
export const evidenceRules = object({ reason: text("Reason", 2000), evidence: text("Evidence", 5000) });

/** Validation rules of the current managers' answer. */
export const answerRules = object({ answer: text("Answer", 5000) });

/** Validation rules of a decision on a claim; both sides receive the reason. */
export const claimDecisionRules = object({
  grant: boolean().required(),
  endMemberships: boolean().default(false),
  reason: text("Reason", 1000),
});
