import { object, string } from "yup";
import { oneLine, severalLines } from "../../../../shared/text/text.rules.ts";

const MAX_ALERT_TITLE = 120;
const MAX_ALERT_TEXT = 2_000;

/** The validation rules of an administrator's alert. */
export const alertRules = object({
  title: oneLine()
    .required("Enter a title")
    .max(MAX_ALERT_TITLE, `Use at most ${MAX_ALERT_TITLE} characters`),
  text: severalLines()
    .required("Enter a message")
    .max(MAX_ALERT_TEXT, `Use at most ${MAX_ALERT_TEXT.toLocaleString("en-US")} characters`),
});

/**
 * The rules of an alert to be sent; a key other than a UUID could collide with another event's, and the alert
 * would not be sent.
 */
export const sentAlertRules = alertRules.shape({ key: string().nullable().uuid("The key must be a UUID") });

/** The rules of the alert form, with messages by the form's field names. */
export const sendAlertsRules = alertRules.shape({ level: string().required("Choose a type") });
