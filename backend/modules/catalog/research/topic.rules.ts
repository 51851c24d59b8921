import { object } from "yup";
import { requiredText, text } from "../../../shared/import-kind/fields.ts";

/** What is checked of a research topic, in a file and in the catalog's form. */
export const topicRules = object({ topic: requiredText(120), description: text(2000) });
