import { array, object, string } from "yup";
import { isDay } from "../../../shared/days/calendar-day.rules.ts";
import { daysAhead } from "../../../shared/days/day.rules.ts";
import { isForAdministrators, SCOPES } from "../../../shared/scopes.rules.ts";
import { oneLine } from "../../../shared/text/text.rules.ts";

/** The maximum length of a token's name, in characters. */
export const MAX_NAME = 60;
/** The maximum lifetime of a token, in days. */
export const MAX_DAYS = 365;

/** The validation rules of a new token in the hub's time zone, shared by the form and the server. */
export const accessTokenRules = (zone: string) =>
  object({
    name: oneLine()
      .required("Name is required")
      .max(MAX_NAME, `Name must be at most ${MAX_NAME} characters`)
      .matches(/^\P{C}*$/u, "Name must be one line of plain text"),
    scopes: array(
      string()
        .oneOf([...SCOPES])
        .defined(),
    )
      // The form stores the selected checkboxes as one text.
      .transform((value: unknown, given: unknown) =>
        typeof given === "string" ? given.split(",").filter(Boolean) : value,
      )
      .required()
      .min(1, "Choose one or more scopes"),
    expiresOn: string()
      .required("Choose when it expires")
      .test("day", "Choose a day", (value) => !value || isDay(value))
      .test("future", "Choose a day after today", (value) => !value || value > daysAhead(zone, 0))
      .test(
        "near",
        `A token is valid for up to ${MAX_DAYS} days`,
        (value) => !value || value <= daysAhead(zone, MAX_DAYS),
      ),
  });

/**
 * Returns the error message for scopes that an account's role doesn't permit; undefined if there are none.
 */
export const problemOfScopes = (scopes: readonly string[], isAdministrator: boolean): string | undefined =>
  !isAdministrator && scopes.some(isForAdministrators)
    ? "Only administrators can choose these scopes"
    : undefined;
