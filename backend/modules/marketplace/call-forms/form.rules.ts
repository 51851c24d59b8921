import { array, boolean, mixed, number, object, string } from "yup";
import { isDay } from "../../../shared/days/calendar-day.rules.ts";
import { CURRENCIES } from "../../../shared/money/money.rules.ts";
import { oneLine, severalLines } from "../../../shared/text/text.rules.ts";
import { MAX_CHOICE, MAX_CHOICES } from "./answer.rules.ts";
import {
  ANSWER_FILE_TYPES,
  type AnswerFileType,
  ELIGIBILITY_KINDS,
  QUESTION_KINDS,
  type Question,
  type QuestionKind,
  YES_NO,
} from "./question.rules.ts";

/** The most questions of a form. */
export const MAX_QUESTIONS = 60;
/** The most files that answer a question, and the most megabytes of each. */
export const MAX_FILES = 10;
export const MAX_MEGABYTES = 20;

const limit = (message: string, least: number, most: number) =>
  number()
    .transform((value: unknown, given: unknown) => (given === "" || given === null ? null : value))
    .typeError(message)
    .nullable()
    .default(null)
    .min(least, message)
    .max(most, message);
const whole = (message: string, most: number) => limit(message, 1, most).integer(message);
const day = () =>
  string()
    .nullable()
    .default(null)
    .transform((value: unknown) => value || null)
    .test("day", "Enter a date", (value) => !value || isDay(value));

const questionRules = object({
  id: string().nullable().default(null),
  kind: mixed<QuestionKind>().oneOf(QUESTION_KINDS, "Choose how it is answered").required(),
  label: oneLine().required("Write the question").max(300, "A question must be at most 300 characters"),
  help: severalLines()
    .transform((value: unknown) => value ?? "")
    .default("")
    .max(1_000, "Help must be at most 1,000 characters"),
  isRequired: boolean().default(false),
  isIdentifying: boolean().default(false),
  choices: array(
    oneLine()
      .required("A choice is empty")
      .max(MAX_CHOICE, `A choice must be at most ${MAX_CHOICE} characters`),
  )
    .default([])
    .max(MAX_CHOICES, `Offer at most ${MAX_CHOICES} choices`)
    .test(
      "enough",
      "Offer at least two choices",
      (given, { parent }) => !isChosen(parent.kind) || given.length > 1,
    )
    .test("different", "Two choices are the same", (given) => new Set(given).size === given.length),
  maxLength: whole("The most characters are 1 to 10,000", 10_000).test(
    "line",
    "One line of text has at most 300 characters",
    (value, { parent }) => parent.kind !== "text" || !value || value <= 300,
  ),
  min: limit("Enter a number", -1e12, 1e12),
  max: limit("Enter a number", -1e12, 1e12).test(
    "order",
    "The maximum must be more than the minimum",
    (value, { parent }) => value === null || parent.min === null || value >= parent.min,
  ),
  earliest: day(),
  latest: day().test(
    "order",
    "The latest day must not be before the earliest",
    (value, { parent }) => !value || !parent.earliest || value >= parent.earliest,
  ),
  currency: string()
    .nullable()
    .default(null)
    .oneOf([...CURRENCIES, null], "Choose a currency")
    .test("budget", "Choose a currency", (value, { parent }) => parent.kind !== "budget" || Boolean(value)),
  maxFiles: whole(`The most files are 1 to ${MAX_FILES}`, MAX_FILES),
  maxMegabytes: whole(`The most megabytes of a file are 1 to ${MAX_MEGABYTES}`, MAX_MEGABYTES),
  fileTypes: array(mixed<AnswerFileType>().oneOf(ANSWER_FILE_TYPES).required())
    .default([])
    .test(
      "some",
      "Choose at least one type of file",
      (given, { parent }) => parent.kind !== "file" || given.length > 0,
    ),
  reason: severalLines()
    .nullable()
    .default(null)
    .transform((value: unknown) => value || null)
    .max(500, "The reason must be at most 500 characters")
    .test(
      "kind",
      "Only yes or no, one choice, a number or a date can decide who may apply",
      (value, { parent }) => value === null || ELIGIBILITY_KINDS.includes(parent.kind),
    ),
  accepted: array(string().required())
    .default([])
    .test("condition", "Choose the answers that let someone apply", (given, { parent }) => {
      if (parent.reason === null || (parent.kind !== "yes_no" && parent.kind !== "choice")) return true;
      const offered: readonly string[] = parent.kind === "yes_no" ? YES_NO : parent.choices;
      return given.length > 0 && given.every((one) => offered.includes(one));
    }),
}).test("limits", ({ kind, reason, min, max, earliest, latest }, { createError, path }) => {
  if (reason === null) return true;
  if (kind === "number" && min === null && max === null)
    return createError({
      path: `${path}.min`,
      message: "Set the minimum or the maximum with which one can apply",
    });
  if (kind === "date" && earliest === null && latest === null)
    return createError({
      path: `${path}.earliest`,
      message: "Set the earliest or the latest day with which one can apply",
    });
  return true;
});

const isChosen = (kind: QuestionKind) => kind === "choice" || kind === "choices";

/** Validation rules of an application form. */
export const formRules = object({
  questions: array(questionRules)
    .required()
    .max(MAX_QUESTIONS, `Ask at most ${MAX_QUESTIONS} questions`)
    .test(
      "budget",
      "Ask for one budget only",
      (questions) => questions.filter(({ kind }) => kind === "budget").length <= 1,
    ),
});

/** Returns a question with those properties only that its kind has. */
export function tidyQuestion<Id>(
  question: Omit<Question, "id"> & { readonly id: Id },
): Omit<Question, "id"> & { readonly id: Id } {
  const { kind } = question;
  const isText = kind === "text" || kind === "long_text";
  const isNumber = kind === "number";
  const isFile = kind === "file";
  const reason = ELIGIBILITY_KINDS.includes(kind) ? question.reason : null;
  return {
    ...question,
    isRequired: question.isRequired || reason !== null,
    choices: isChosen(kind) ? question.choices : [],
    maxLength: isText ? question.maxLength : null,
    min: isNumber ? question.min : null,
    max: isNumber || kind === "budget" ? question.max : null,
    earliest: kind === "date" ? question.earliest : null,
    latest: kind === "date" ? question.latest : null,
    currency: kind === "budget" ? question.currency : null,
    maxFiles: isFile ? (question.maxFiles ?? 1) : null,
    maxMegabytes: isFile ? (question.maxMegabytes ?? MAX_MEGABYTES) : null,
    fileTypes: isFile ? question.fileTypes : [],
    reason,
    accepted: reason !== null && !isNumber ? question.accepted : [],
  };
}
