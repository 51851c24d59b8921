import { number, object } from "yup";
import { isoDate } from "../../../shared/import-kind/dates.ts";
import {
  day,
  decimal,
  oneOfWords,
  optionalText,
  requiredText,
  text,
} from "../../../shared/import-kind/fields.ts";
import { listOfParts } from "../../../shared/import-kind/parts.ts";
import type { Sentiment } from "./sentiment.ts";

/** The values of the enum, duplicated for forms in the browser, which don't load it. */
export const SENTIMENTS = ["positive", "neutral", "negative"] as const satisfies readonly Sentiment[];

/** Validation rules of a market trend, in an import file and in the catalog's form. */
export const trendRules = object({
  title: requiredText(200),
  category: requiredText(80),
  description: requiredText(20_000),
  impactScore: decimal(0, 10).required("is missing"),
  sentiment: oneOfWords(SENTIMENTS).default("neutral"),
  measure: optionalText(200),
  unit: optionalText(80),
  source: requiredText(300),
  note: text(2000),
  createdAt: isoDate(),
  observations: listOfParts(
    {
      observedOn: day().required("is missing"),
      value: number().typeError("must be a number").required("is missing"),
    },
    400,
  ).test("days", "has two values of one day", (observations) => {
    // An item that is nothing is told of by its own rule.
    const days = observations?.flatMap((each) => each?.observedOn ?? []) ?? [];
    return new Set(days).size === days.length;
  }),
});
