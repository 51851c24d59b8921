import { object } from "yup";
import { isoDate } from "../../shared/import-kind/dates.ts";
import {
  mailAddress,
  optionalText,
  requiredText,
  text,
  webAddress,
} from "../../shared/import-kind/fields.ts";
import { importKind } from "../../shared/import-kind/kind.ts";
import { slugify } from "../../shared/text.ts";

const rules = object({
  universityName: requiredText(200),
  collaborationType: requiredText(80),
  description: text(5000),
  country: optionalText(80),
  city: optionalText(80),
  website: webAddress(),
  contactEmail: mailAddress(),
  partnerSince: isoDate(),
});

/** University partners; existing papers and collaborations of theirs are linked to them. */
export const partners = importKind(rules, {
  name: "partners",
  table: "university_partners",
  label: "university_name",
  required: ["universityName", "collaborationType"],
  naturalKey: ({ universityName }) => [universityName],
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
    nameColumn: "university_name",
    from: [
      { table: "research_papers", column: "partner_id", nameColumn: "university" },
      { table: "collaborations", column: "partner_id", nameColumn: "organization" },
    ],
  },
});
