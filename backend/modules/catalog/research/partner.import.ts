import { importKind } from "../../../shared/import-kind/kind.ts";
import { foldText } from "../../../shared/text/fold-text.rules.ts";
import { slugify } from "../../../shared/text/text.ts";
import { partnerRules } from "./partner.rules.ts";

/** The import of university partners; their existing papers and collaborations are linked to them. */
export const partners = importKind(partnerRules, {
  name: "partners",
  table: "university_partners",
  label: "university_name",
  headings: { University: "universityName", Collaboration: "collaborationType", Email: "contactEmail" },
  required: ["universityName", "collaborationType"],
  proposals: { collaborationType: "Research" },
  // Each edit by an administrator increments the version.
  leaveWhen: "t.version > 1",
  naturalKey: ({ universityName }) => [universityName],
  unique: [
    {
      field: "universityName",
      stored: "t.name_key",
      value: ({ universityName }) => foldText(universityName),
    },
  ],
  columns: {
    universityName: "citext",
    collaborationType: "text",
    description: "text",
    country: "text",
    city: "text",
    website: "text",
    contactEmail: "text",
  },
  computed: {
    slug: { type: "text", value: ({ universityName }) => slugify(universityName) },
    partner_since: { type: "timestamptz(3)", value: ({ partnerSince }) => partnerSince, initial: "now()" },
  },
  referrers: {
    from: [
      { table: "research_papers", column: "partner_id", nameColumn: "university" },
      { table: "collaborations", column: "partner_id", nameColumn: "organization" },
    ],
  },
});
