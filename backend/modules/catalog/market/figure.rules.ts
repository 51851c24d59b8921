import { object } from "yup";
import {
  count,
  day,
  decimal,
  dollars,
  oneOfWords,
  requiredText,
  text,
  wholeNumber,
} from "../../../shared/import-kind/fields.ts";
import { listOfParts } from "../../../shared/import-kind/parts.ts";
import type { FigureKind } from "./market-figure.entity.ts";

/** The values of the enum, duplicated for forms in the browser, which don't load it. */
export const FIGURE_KINDS = ["headline", "segment"] as const satisfies readonly FigureKind[];

/** Validation rules of a market figure, in an import file and in the catalog's form. */
export const figureRules = object({
  kind: oneOfWords(FIGURE_KINDS).required("is missing"),
  position: wholeNumber(0, 1000).default(0),
  name: requiredText(120),
  valueUsd: dollars().required("is missing"),
  growthPercent: decimal(-99_999, 99_999).required("is missing"),
  companies: count(),
  source: requiredText(300),
  note: text(2000),
  asOf: day().required("is missing"),
  breakdown: listOfParts(
    { name: requiredText(120), valueUsd: dollars().required("is missing"), companies: count() },
    200,
  ),
});
