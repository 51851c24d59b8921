import { importKind } from "../../../shared/import-kind/kind.ts";
import { foldText } from "../../../shared/text/fold-text.rules.ts";
import { slugify } from "../../../shared/text/text.ts";
import { topicRules } from "./topic.rules.ts";

/** The import of research topics; their paper counts are computed, not imported. */
export const topics = importKind(topicRules, {
  name: "topics",
  table: "research_topics",
  label: "name",
  hasUpdatedAt: false,
  required: ["topic"],
  // Each edit by an administrator increments the version.
  leaveWhen: "t.version > 1",
  naturalKey: ({ topic }) => [topic],
  // A topic that was created for a paper has no key yet.
  adoptBy: ["name"],
  unique: [
    { field: "topic", stored: "t.name_key", value: ({ topic }) => foldText(topic) },
    {
      field: "topic",
      stored: "t.slug",
      value: ({ topic }) => slugify(topic),
      means: "address",
      isFixed: true,
    },
  ],
  columns: { description: "text" },
  computed: {
    name: { type: "citext", value: ({ topic }) => topic },
    slug: { type: "text", value: ({ topic }) => slugify(topic), fixed: true },
  },
});
