import { array, number, object, string } from "yup";
import { oneLine } from "../../../shared/text/text.rules.ts";
import { READ_BRIEF } from "../briefs/brief.rules.ts";

/** The maximum number of saved briefs per person. */
export const MAX_BRIEFS = 50;
/** The maximum length of a saved brief's text, and of its whole content, which has to fit into a URL. */
export const MAX_BRIEF_TEXT = READ_BRIEF;
const MAX_WHOLE = 4_000;

const ALERTS = ["none", "instant", "daily", "weekly"] as const;
const DAY = "Choose a day";

/** Validation rules of a saved brief's name and alert. */
export const savedBriefRules = object({
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

/** Validation rules of the form fields as typed. */
export const briefFormRules = object({
  budgetMax: oneLine().matches(/^[\d,]*$/, "Enter whole US dollars"),
});

const texts = () => array(string().required()).required();

/** Validation rules of a saved brief's content. */
export const briefTextRules = object({
  text: string()
    .default("")
    .max(MAX_BRIEF_TEXT, `Use at most ${MAX_BRIEF_TEXT.toLocaleString("en-US")} characters`),
  product: string().nullable().default(null),
  sports: texts(),
  must: texts(),
  should: texts(),
  wont: texts(),
  integrations: texts(),
  quantities: texts(),
  places: texts(),
})
  .test(
    "whole",
    "Shorten the brief: its text and criteria can have at most 4,000 characters in all",
    (brief) => {
      const { text, product, ...lists } = brief;
      return [text, product, ...Object.values(lists).flat()].join("\n").length <= MAX_WHOLE;
    },
  )
  .test("something", "Say what you need", ({ text, product, ...lists }) =>
    Boolean(text.trim() || product || Object.values(lists).flat().length),
  );
