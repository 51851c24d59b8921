import { object } from "yup";
import { isoDeadline } from "../../../shared/import-kind/dates.ts";
import { count, mailAddress, optionalText, requiredText, text } from "../../../shared/import-kind/fields.ts";
import { importKind } from "../../../shared/import-kind/kind.ts";
import { listOf } from "../../../shared/import-kind/lists.ts";
import { slugify } from "../../../shared/text/text.ts";
import { organizationsByName } from "../../marketplace/organizations/organization.lookup.ts";

const rules = object({
  title: requiredText(200),
  organization: requiredText(200),
  type: requiredText(80),
  description: requiredText(20_000),
  budget: count(),
  duration: optionalText(80),
  dueDate: isoDeadline(),
  requirements: listOf({ maxItems: 50, maxLength: 200 }),
  contactName: optionalText(120),
  contactEmail: mailAddress(),
  howToApply: text(5000),
});

/** The import of collaborations; those of a university partner are linked to it. */
export const collaborations = importKind(rules, {
  name: "collaborations",
  table: "collaborations",
  label: "title",
  headings: { "Budget (USD)": "budget", Due: "dueDate", Contact: "contactName", Email: "contactEmail" },
  required: ["title", "organization", "type", "description"],
  // Each edit, extension, closing and decision increments the version.
  leaveWhen: "t.version > 1",
  naturalKey: ({ organization, title }) => [organization, title],
  columns: {
    title: "text",
    organization: "text",
    type: "text",
    description: "text",
    budget: "integer",
    duration: "text",
    dueDate: "timestamptz(3)",
    requirements: "text[]",
    contactName: "text",
    contactEmail: "text",
    howToApply: "text",
  },
  computed: { slug: { type: "text", value: ({ title }) => slugify(title) } },
  references: {
    // Users, not imports, change the owner later.
    owner_organization_id: {
      lookup: organizationsByName,
      name: ({ organization }) => organization,
      fixed: true,
    },
    partner_id: {
      lookup: { table: "university_partners", nameColumn: "university_name", create: false },
      name: ({ organization }) => organization,
    },
  },
});
