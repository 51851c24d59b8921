import { object } from "yup";
import { alertRules } from "../../../backend/modules/account/notifications/alerts/alert.rules.ts";

const { title, text } = alertRules.fields;

/** What a notification says, by the names of its form. */
export const letterRules = object({ title, message: text });
