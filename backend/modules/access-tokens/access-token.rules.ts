import { array, object, string } from "yup";
import { isForAdministrators, SCOPES } from "../../shared/scopes.rules.ts";
import { oneLine } from "../../shared/text.rules.ts";

/** Maximum length of a token's name, in characters. */
export const MAX_NAME = 60;
/** How long a token is valid at most, in days. */
export const MAX_DAYS = 365;

const DAY = 24 * 3600 * 1000;

/** The day that is this many days away, as YYYY-MM-DD in UTC. */
export const dayIn = (days: number, now = Date.now()): string =>
  new Date(now + days * DAY).toISOString().slice(0, 10);

/** Whether it is a day of the calendar, as YYYY-MM-DD; a parsed February 30 would be a day in March. */
const isDay = (text: string) => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Validation rules of a new token, shared by the form and the server. */
export const accessTokenRules = object({
  name: oneLine()
    .required("Name is required")
    .max(MAX_NAME, `Name must be at most ${MAX_NAME} characters`)
    .matches(/^\P{C}*$/u, "Name must be one line of plain text"),
  scopes: array(
    string()
      .oneOf([...SCOPES])
      .defined(),
  )
    // The form's checkboxes are kept as one text.
    .transform((value: unknown, given: unknown) =>
      typeof given === "string" ? given.split(",").filter(Boolean) : value,
    )
    .required()
    .min(1, "Choose one or more scopes"),
  expiresOn: string()
    .required("Choose when it expires")
    .test("day", "Choose a day", (value) => !value || isDay(value))
    .test("future", "Choose a day after today", (value) => !value || value > dayIn(0))
    .test(
      "near",
      `A token is valid for up to ${MAX_DAYS} days`,
      (value) => !value || value <= dayIn(MAX_DAYS),
    ),
});

/** The message for scopes that an account's role doesn't have; undefined if there are none. */
export const problemOfScopes = (scopes: readonly string[], isAdministrator: boolean): string | undefined =>
  !isAdministrator && scopes.some(isForAdministrators)
    ? "Only administrators can choose these scopes"
    : undefined;
