import { object } from "yup";
import { requiredText, text } from "../../shared/import-kind/fields.ts";
import { importKind } from "../../shared/import-kind/kind.ts";
import { slugify } from "../../shared/text.ts";

const rules = object({ topic: requiredText(120), description: text(2000) });

/** Research topics; their paper counts are computed, not imported. */
export const topics = importKind(rules, {
  name: "topics",
  table: "research_topics",
  label: "name",
  hasUpdatedAt: false,
  required: ["topic"],
  naturalKey: ({ topic }) => [topic],
  // A topic that was created for a paper has no key yet.
  adoptBy: ["name"],
  columns: { description: "text" },
  computed: {
    name: { type: "citext", value: ({ topic }) => topic },
    slug: { type: "text", value: ({ topic }) => slugify(topic), fixed: true },
  },
});
