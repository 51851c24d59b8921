import { object } from "yup";
import {
  count,
  day,
  flag,
  optionalText,
  requiredText,
  text,
  webAddress,
} from "../../../../shared/import-kind/fields.ts";
import { listOf } from "../../../../shared/import-kind/lists.ts";
import { ofText } from "../../../../shared/text/text.rules.ts";
import { DOI, plainDoi } from "./doi.rules.ts";

/** Validation rules of a research paper, in an import file and in the catalog's form. */
export const paperRules = object({
  title: requiredText(300),
  authors: listOf({ maxItems: 200, maxLength: 200 }),
  university: requiredText(200),
  category: requiredText(80),
  topics: listOf({ maxItems: 20, maxLength: 120 }),
  abstract: text(20_000),
  venue: optionalText(300),
  publishedDate: day().required("is missing"),
  citations: count(),
  openAccess: flag(),
  fullTextUrl: webAddress(),
  doi: optionalText(300)
    .transform(ofText(plainDoi))
    .matches(DOI, { message: "must be a DOI such as 10.1000/182", excludeEmptyString: true }),
});
