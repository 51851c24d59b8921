import { array, boolean, number, type ObjectSchema, object, string } from "yup";
import { isDay } from "../../../shared/days/calendar-day.rules.ts";
import { oneLine, severalLines } from "../../../shared/text/text.rules.ts";

/** The best score of a scale; the lowest is 0 or 1. */
export const BEST_SCORE = 5;
/** The maximum number of criteria that count. */
export const MAX_CRITERIA = 20;
/** The maximum number of rounds. */
export const MAX_ROUNDS = 6;
/** The maximum number of reviewers, invited ones included. */
export const MAX_REVIEWERS = 60;
/** The maximum number of reviewers for each application. */
export const MAX_REVIEWS_EACH = 10;
/** How long the link of an invitation is valid. */
export const INVITATION_DAYS = 14;
/** The maximum length of a letter to an applicant, with its placeholders filled. */
export const MAX_LETTER = 2000;

const whole = (label: string, lowest: number, highest: number) =>
  number()
    .typeError(`${label} must be a whole number`)
    .required(`${label} is required`)
    .integer(`${label} must be a whole number`)
    .min(lowest, `${label} must be ${lowest} to ${highest}`)
    .max(highest, `${label} must be ${lowest} to ${highest}`);

/** Whether no two rows have the same text, whatever its case. */
const areDifferent = (texts: readonly (string | undefined)[]) =>
  new Set(texts.map((text) => text?.toLowerCase())).size === texts.length;

const rounds = () =>
  array(
    object({
      id: string().nullable().default(null),
      name: oneLine().required("Name is required").max(80, "Name must be at most 80 characters"),
      closesOn: string()
        .required("The closing day is required")
        .test("day", "The closing day must be a date", (value) => isDay(value)),
      isBlind: boolean().default(false),
      reviewsEach: whole("Reviewers for each application", 1, MAX_REVIEWS_EACH),
    }),
  )
    .required()
    .min(1, "Add at least one round")
    .max(MAX_ROUNDS, `Add at most ${MAX_ROUNDS} rounds`)
    .test("names", "Two rounds have the same name", (given) => areDifferent(given.map(({ name }) => name)))
    .test("order", "A round can't close before the one before it", (given) =>
      given.every(({ closesOn }, index) => index === 0 || closesOn >= (given[index - 1]?.closesOn ?? "")),
    );

const criterion = {
  id: string().nullable().default(null),
  title: oneLine().required("Name the criterion").max(120, "A criterion must be at most 120 characters"),
  description: severalLines().default("").max(1000, "What is meant must be at most 1,000 characters"),
  weight: whole("Weight", 0, 100),
};

/** The criteria of a jury, whose weights count relative to each other. */
const criteriaOf = <Row extends { title: string; weight: number }>(row: ObjectSchema<Row>) =>
  array(row)
    .required()
    .min(1, "Add at least one criterion")
    .max(MAX_CRITERIA, `Add at most ${MAX_CRITERIA} criteria`)
    .test("weights", "Give at least one criterion a weight above 0", (given) =>
      (given as readonly { weight: number }[]).some(({ weight }) => weight > 0),
    )
    .test("different", "Two criteria have the same name", (given) =>
      areDifferent((given as readonly { title?: string }[]).map(({ title }) => title)),
    );

const ANCHOR_TOO_LONG = "What a score means must be at most 200 characters";
const TOO_MANY_ANCHORS = `Describe at most ${BEST_SCORE + 1} scores`;

/** Validation rules of a jury: its scale, criteria and rounds. */
export const juryRules = object({
  lowestScore: whole("The lowest score", 0, 1),
  criteria: criteriaOf(
    object({
      ...criterion,
      anchors: array(oneLine().default("").max(200, ANCHOR_TOO_LONG))
        .default([])
        .max(BEST_SCORE + 1, TOO_MANY_ANCHORS),
    }),
  ),
  rounds: rounds(),
});

/** Splits a form's text into what each score means, one per line from the lowest on. */
export const anchorsOf = (lines: string): string[] =>
  lines
    .trimEnd()
    .split("\n")
    .map((line) => line.trim());

/** The same rules for a form, where what the scores mean are lines of text. */
export const juryFormRules = object({
  lowestScore: whole("The lowest score", 0, 1),
  criteria: criteriaOf(
    object({
      ...criterion,
      anchors: string()
        .default("")
        .test("few", TOO_MANY_ANCHORS, (lines) => anchorsOf(lines).length <= BEST_SCORE + 1)
        .test("short", ANCHOR_TOO_LONG, (lines) => anchorsOf(lines).every((line) => line.length <= 200)),
    }),
  ),
  rounds: rounds(),
});

/** Validation rules of a reviewer's invitation. */
export const reviewerRules = object({
  email: oneLine()
    .required("Email is required")
    .max(254, "Email must be at most 254 characters")
    .email("Invalid email address"),
});

/** Validation rules of the reason of a conflict of interest. */
export const conflictRules = object({
  reason: oneLine().required("Say why").max(300, "The reason must be at most 300 characters"),
});

/** Validation rules of a review. */
export const reviewRules = object({
  scores: array(
    object({
      criterionId: string().required(),
      score: number()
        .typeError(`A score is at most ${BEST_SCORE}`)
        .nullable()
        .default(null)
        .integer("A score is a whole number")
        .min(0, "A score is at least 0")
        .max(BEST_SCORE, `A score is at most ${BEST_SCORE}`),
    }),
  )
    .required()
    .max(MAX_CRITERIA, `Send at most ${MAX_CRITERIA} scores`),
  comment: severalLines().default("").max(2000, "The comment must be at most 2,000 characters"),
});

/** The maximum number of comments on an application. */
export const MAX_COMMENTS = 200;

/** Validation rules of a contribution to the discussion. */
export const juryCommentRules = object({
  text: severalLines().required("Write something").max(2000, "A comment must be at most 2,000 characters"),
});

/** Validation rules of the sentence about a winner. */
export const winnerRules = object({
  sentence: oneLine().required("Say in a sentence why they won").max(300, "At most 300 characters"),
});

/** Validation rules of the text of a public result. */
export const resultRules = object({
  text: severalLines().default("").max(5000, "The text must be at most 5,000 characters"),
});
