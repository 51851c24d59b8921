import { object } from "yup";
import { isoDate, isoDeadline } from "../../../shared/import-kind/dates.ts";
import {
  furtherImportRules,
  importedNames,
  importRules,
  storedColumns,
} from "../../../shared/import-kind/declared-fields.ts";
import { count, oneOfWords, requiredText, requiredWord } from "../../../shared/import-kind/fields.ts";
import { importKind } from "../../../shared/import-kind/kind.ts";
import { listOf, listOfWords } from "../../../shared/import-kind/lists.ts";
import { slugify } from "../../../shared/text/text.ts";
import { categoriesOf } from "../../catalog/taxonomy/category.lookup.ts";
import { Levels } from "../../catalog/taxonomy/level.ts";
import { organizationsByName } from "../organizations/organization.lookup.ts";
import { opportunityFields } from "./opportunity.fields.ts";
import { OpportunityStatuses } from "./opportunity-status.ts";

const { requirements, eligibility } = importRules(opportunityFields);

const own = {
  title: requiredText(200),
  organization: requiredText(200),
  type: requiredWord(),
  category: requiredText(80),
  description: requiredText(20_000),
  budget: count(),
  dueDate: isoDeadline(),
  postedAt: isoDate(),
  status: oneOfWords(Object.values(OpportunityStatuses)).default(OpportunityStatuses.OPEN),
  requirements,
  eligibility,
  levels: listOfWords(Object.values(Levels)),
  sports: listOf({ maxItems: 50 }),
};

const rules = object({ ...own, ...furtherImportRules(opportunityFields, own) });

const { about, headings, otherNames } = importedNames(opportunityFields);

/** The import of opportunities; missing sports are created. */
export const opportunities = importKind(rules, {
  name: "opportunities",
  table: "opportunities",
  label: "title",
  about,
  headings: { Posted: "postedAt", ...headings },
  otherNames,
  required: ["title", "organization", "type", "category", "description"],
  proposals: { type: "grant", category: "Funding", description: "See the source." },
  // Each edit, extension, closing and decision increments the version.
  leaveWhen: "t.version > 1",
  naturalKey: ({ organization, title }) => [organization, title],
  adoptBy: ["organization", "title"],
  // Drafts belong to their authors.
  adoptWhen: "t.stage <> 'draft'",
  columns: {},
  computed: {
    ...storedColumns(opportunityFields),
    slug: { type: "text", value: ({ title }) => slugify(title) },
    // Files report overdue opportunities as closed, so a status past the due date isn't imported.
    status: { type: "text", value: ({ status }) => status, keepWhenGiven: "excluded.due_date < now()" },
    posted_at: { type: "timestamptz(3)", value: ({ postedAt }) => postedAt, initial: "now()" },
  },
  references: {
    category_id: { lookup: categoriesOf("opportunity"), name: ({ category }) => category },
    // Users, not imports, change the owner later.
    owner_organization_id: {
      lookup: organizationsByName,
      name: ({ organization }) => organization,
      fixed: true,
    },
  },
  links: [
    {
      table: "opportunity_sports",
      ownerColumn: "opportunity_id",
      targetColumn: "sport_id",
      lookup: { table: "sports", create: true },
      names: ({ sports }) => sports,
    },
  ],
});
