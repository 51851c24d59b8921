import { object } from "yup";
import { isoDate } from "../../../shared/import-kind/dates.ts";
import { requiredText, webAddress } from "../../../shared/import-kind/fields.ts";
import { importKind } from "../../../shared/import-kind/kind.ts";
import { slugify } from "../../../shared/text/text.ts";

const rules = object({ name: requiredText(200), website: webAddress(), addedAt: isoDate() });

/** The import of organizations, identified by name in every source; what a file lacks stays unchanged. */
export const organizations = importKind(rules, {
  name: "organizations",
  table: "organizations",
  label: "name",
  key: "name",
  required: ["name"],
  about: {
    id: "Not needed: an organization is known by its name.",
    addedAt: "When it was first listed; the day of the import by default.",
  },
  // Its members say what it is.
  leaveWhen: "exists (select from organization_members m where m.organization_id = t.id)",
  naturalKey: ({ name }) => [name],
  columns: { name: "citext" },
  computed: {
    slug: { type: "text", value: ({ name }) => slugify(name), fixed: true },
    website: { type: "text", value: ({ website }) => website, initial: "null" },
    created_at: { type: "timestamptz(3)", value: ({ addedAt }) => addedAt, initial: "now()" },
  },
});
