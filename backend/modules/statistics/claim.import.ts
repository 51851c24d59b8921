import { object } from "yup";
import { day, decimal, requiredText, text } from "../../shared/import-kind/fields.ts";
import { importKind } from "../../shared/import-kind/kind.ts";

const rules = object({
  key: requiredText(80).matches(/^[a-zA-Z][a-zA-Z0-9]*$/, "must be a name such as matchAccuracy"),
  label: requiredText(120),
  text: requiredText(200),
  value: decimal(-1e15, 1e15),
  source: requiredText(300),
  note: text(2000),
  asOf: day().required("is missing"),
});

/** The claims of the landing page; a claim is identified by its own key, regardless of the import source. */
export const claims = importKind(rules, {
  name: "claims",
  table: "claims",
  label: "label",
  key: "key",
  required: ["key", "label", "text", "source", "asOf"],
  naturalKey: ({ key }) => [key],
  columns: {
    key: "text",
    label: "text",
    text: "text",
    value: "double precision",
    source: "text",
    note: "text",
    asOf: "date",
  },
});
