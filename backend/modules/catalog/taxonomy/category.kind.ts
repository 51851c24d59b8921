import { importKind } from "../../../shared/import-kind/kind.ts";
import { slugify } from "../../../shared/text/text.ts";
import { categoryRules } from "./category.rules.ts";

/** The import of categories, which come with the records that they classify, not in files of their own. */
export const categoryKind = importKind(categoryRules, {
  name: "categories",
  table: "categories",
  label: "name",
  key: "name",
  required: ["kind", "name"],
  naturalKey: ({ kind, name }) => [kind, name],
  columns: { kind: "text", name: "citext", description: "text" },
  computed: { slug: { type: "text", value: ({ name }) => slugify(name) } },
});
