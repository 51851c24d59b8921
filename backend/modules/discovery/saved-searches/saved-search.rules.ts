import { number, object, string } from "yup";
import { oneLine } from "../../../shared/text/text.rules.ts";

/** The maximum number of saved searches per person. */
export const MAX_SEARCHES = 50;

/** The alert schedules. */
const ALERTS = ["none", "instant", "daily", "weekly"] as const;

const DAY = "Choose a day";

/** Validation rules of a saved search. */
export const savedSearchRules = object({
  name: oneLine().required("Name is required").max(80, "Name must be at most 80 characters"),
  alert: string().oneOf(ALERTS, "Choose how often we email you").default("none"),
  weekday: number()
    .transform((value: number, given: unknown) => (given === "" ? null : value))
    .nullable()
    .default(null)
    .when("alert", ([alert], rule) =>
      alert === "weekly" ? rule.required(DAY).integer(DAY).min(1, DAY).max(7, DAY) : rule,
    ),
});
