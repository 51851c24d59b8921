import { object } from "yup";
import { requiredText, text } from "../../../shared/import-kind/fields.ts";

/** Validation rules of a research topic, in an import file and in the catalog's form. */
export const topicRules = object({ topic: requiredText(120), description: text(2000) });
