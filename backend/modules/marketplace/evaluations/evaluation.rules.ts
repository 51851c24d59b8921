import { array, boolean, number, object, string } from "yup";
import { email } from "../../../shared/account.rules.ts";
import { isDay } from "../../../shared/days/calendar-day.rules.ts";
import { foldText } from "../../../shared/text/fold-text.rules.ts";
import { oneLine, severalLines } from "../../../shared/text/text.rules.ts";
import { optionalWebAddress } from "../../../shared/text/web-address.rules.ts";

/** The maximum number of evaluations per person. */
export const MAX_EVALUATIONS = 50;
/** The maximum number of candidates that are compared. */
export const MAX_CANDIDATES = 50;
/** The maximum number of criteria that count. */
export const MAX_CRITERIA = 30;
/** The maximum number of people, invited ones included. */
export const MAX_PEOPLE = 30;
/** The maximum number of requests to vendors. */
export const MAX_REQUESTS = 20;
/** The best score; the worst is 0. */
export const BEST_SCORE = 5;
/** A must is met from this mean score on. */
export const MUST_SCORE = 3;
/** How long the link of an invitation is valid. */
export const INVITATION_DAYS = 14;

/** What people do in an evaluation. */
export const ROLES = ["owner", "judge", "reader"] as const;
/** A role of a person in an evaluation. */
export type EvaluationRole = (typeof ROLES)[number];

/** The labels of the roles. */
export const ROLE_LABELS: Readonly<Record<EvaluationRole, string>> = {
  owner: "Owner",
  judge: "Judge",
  reader: "Reader",
};

/** What the roles may do, for the form that invites people. */
export const ROLES_INTRO =
  "Judges score every candidate and see the others' scores once theirs are in. Readers see the result when all judges are done.";

/** Says how many of the judges weren't independent: a sentence after another one; empty if all were. */
export const informedText = (judges: number): string =>
  judges === 0
    ? ""
    : ` ${judges === 1 ? "One of them was" : `${judges} of them were`} shown the result before scoring.`;

const day = (label: string) =>
  string()
    .transform((value: unknown) => value || null)
    .nullable()
    .default(null)
    .test("day", `${label} must be a date`, (value) => !value || isDay(value));

/** Validation rules of an evaluation's name, need and dates. */
export const evaluationRules = object({
  name: oneLine().required("Name is required").max(80, "Name must be at most 80 characters"),
  need: severalLines().default("").max(5000, "What you need must be at most 5,000 characters"),
  questionsDue: day("Questions out"),
  answersDue: day("Answers in"),
  demosOn: day("Demos"),
  decideOn: day("Decision"),
});

/** Validation rules of the criteria; a weight counts relative to the others. */
export const criteriaRules = object({
  criteria: array(
    object({
      id: string().nullable().default(null),
      title: oneLine().required("Name the criterion").max(120, "A criterion must be at most 120 characters"),
      weight: number()
        .typeError("Weight must be a whole number")
        .required("Weight is required")
        .integer("Weight must be a whole number")
        .min(0, "Weight must be 0 to 100")
        .max(100, "Weight must be 0 to 100"),
      must: boolean().default(false),
    }),
  )
    .required()
    .min(1, "Add at least one criterion")
    .max(MAX_CRITERIA, `Add at most ${MAX_CRITERIA} criteria`)
    .test("weights", "Give at least one criterion a weight above 0", (criteria) =>
      criteria.some(({ weight }) => weight > 0),
    )
    .test(
      "different",
      "Two criteria have the same name",
      (criteria) => new Set(criteria.map(({ title }) => foldText(title ?? ""))).size === criteria.length,
    ),
});

/** Validation rules of a candidate that isn't in the catalog. */
export const namedCandidateRules = object({
  name: oneLine().required("Name is required").max(200, "Name must be at most 200 characters"),
  vendorName: oneLine().default("").max(120, "Vendor must be at most 120 characters"),
  website: optionalWebAddress("Website").default(null),
});

/** Validation rules of a person's invitation. */
export const inviteRules = object({ email });

/** Validation rules of handing an evaluation over. */
export const handOverRules = object({
  personId: string().required("Choose a person"),
  staysAs: string().required(),
});

/** Validation rules of the scores of a candidate. */
export const scoresRules = object({
  scores: array(
    object({
      criterionId: string().required(),
      score: number()
        .typeError(`A score is 0 to ${BEST_SCORE}`)
        .nullable()
        .default(null)
        .integer(`A score is 0 to ${BEST_SCORE}`)
        .min(0, `A score is 0 to ${BEST_SCORE}`)
        .max(BEST_SCORE, `A score is 0 to ${BEST_SCORE}`),
      note: severalLines().default("").max(1000, "A note must be at most 1,000 characters"),
    }),
  )
    .required()
    .max(MAX_CRITERIA, `Send at most ${MAX_CRITERIA} scores`),
});

/** Validation rules of a decision. */
export const decisionRules = object({
  reasons: severalLines().required("Say why").max(5000, "Reasons must be at most 5,000 characters"),
});
