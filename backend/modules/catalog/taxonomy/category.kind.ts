import { importKind } from "../../../shared/import-kind/kind.ts";
import { slugify } from "../../../shared/text/text.ts";
import { categoryRules } from "./category.rules.ts";

/** How categories are written; files don't bring them on their own, but with what they classify. */
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
