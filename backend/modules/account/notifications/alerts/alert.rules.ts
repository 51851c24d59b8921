import { object, string } from "yup";
import { oneLine, severalLines } from "../../../../shared/text/text.rules.ts";

/** The longest title of an alert. */
const MAX_ALERT_TITLE = 120;
/** The longest text of an alert. */
const MAX_ALERT_TEXT = 2_000;

/** What an administrator tells people. */
export const alertRules = object({
  title: oneLine()
    .required("Enter a title")
    .max(MAX_ALERT_TITLE, `Use at most ${MAX_ALERT_TITLE} characters`),
  text: severalLines()
    .required("Enter a message")
    .max(MAX_ALERT_TEXT, `Use at most ${MAX_ALERT_TEXT.toLocaleString("en-US")} characters`),
});

/** An alert as it is sent; another key than a UUID could be somebody else's, and the alert would go nowhere. */
export const sentAlertRules = alertRules.shape({ key: string().nullable().uuid("The key must be a UUID") });

/** The form in which it is written, whose messages are named as it names its fields. */
export const sendAlertsRules = alertRules.shape({ level: string().required("Choose a type") });
