import { object } from "yup";
import { alertRules } from "../../../backend/modules/account/notifications/alerts/alert.rules.ts";

const { title, text } = alertRules.fields;

/** The rules for a notification's content, by form field. */
export const letterRules = object({ title, message: text });
