import type { EntityManager } from "@mikro-orm/postgresql";
import { type InferType, object } from "yup";
import { OpportunityStatuses } from "../../modules/opportunities/opportunity-status.ts";
import { Levels } from "../../modules/taxonomy/level.ts";
import { slugify } from "../../shared/text.ts";
import { isoDate } from "../dates.ts";
import {
  mailAddress,
  oneOfWords,
  optionalText,
  requiredText,
  requiredWord,
  text,
  wholeNumber,
} from "../fields.ts";
import { links, targetsOf } from "../links.ts";
import { listOf } from "../lists.ts";
import { ensureNamed } from "../named.ts";
import { type ImportTable, writeRows } from "../upsert.ts";
import { type BatchResult, importKind, type KeyedRow } from "./kind.ts";

/** More dollars than a budget ever holds. */
const MAX_BUDGET = 2_000_000_000;

const rules = object({
  title: requiredText(200),
  organization: requiredText(200),
  type: requiredWord(),
  category: requiredText(80),
  description: requiredText(20_000),
  budget: wholeNumber(0, MAX_BUDGET),
  dueDate: isoDate(),
  postedAt: isoDate(),
  status: oneOfWords(Object.values(OpportunityStatuses)).default(OpportunityStatuses.OPEN),
  requirements: listOf({ most: 50, length: 200 }),
  eligibility: text(5000),
  levels: listOf({ most: 5 }).of(oneOfWords(Object.values(Levels)).required()),
  sports: listOf({ most: 50 }),
  region: optionalText(80),
  contactName: optionalText(120),
  contactEmail: mailAddress(),
  howToApply: text(5000),
});

/** Opportunities; sports that are not there yet come along. */
export const opportunities = importKind({
  required: ["title", "organization", "type", "category", "description"],
  rules,
  naturalKey: ({ organization, title }) => [organization, title],
  write: writeOpportunities,
});

const TABLE: ImportTable = {
  name: "opportunities",
  dated: true,
  columns: {
    title: "text",
    slug: "text",
    organization: "text",
    type: "text",
    category_id: "integer",
    description: "text",
    budget: "integer",
    due_date: "timestamptz(3)",
    status: "text",
    requirements: "text[]",
    eligibility: "text",
    levels: "text[]",
    region: "text",
    contact_name: "text",
    contact_email: "text",
    how_to_apply: "text",
  },
  // Whose it is afterwards, people decide.
  fixed: { owner_organization_id: "integer" },
  moments: ["posted_at"],
};

const SPORTS = links({
  name: "opportunity_sports",
  owner: TABLE.name,
  ownerColumn: "opportunity_id",
  targetColumn: "sport_id",
});

async function writeOpportunities(
  em: EntityManager,
  rows: readonly KeyedRow<InferType<typeof rules>>[],
): Promise<BatchResult> {
  const categories = await ensureNamed(
    em,
    { categoriesOf: "opportunity" },
    rows.map(({ row }) => row.category),
  );
  const organizations = await ensureNamed(
    em,
    "organizations",
    rows.map(({ row }) => row.organization),
  );
  const sports = await ensureNamed(
    em,
    "sports",
    rows.flatMap(({ row }) => row.sports),
  );
  const values = rows.map(({ externalKey, row }) => ({
    external_key: externalKey,
    title: row.title,
    slug: slugify(row.title),
    organization: row.organization,
    type: row.type,
    category_id: categories.get(row.category.toLowerCase()),
    owner_organization_id: organizations.get(row.organization.toLowerCase()),
    description: row.description,
    budget: row.budget ?? null,
    due_date: row.dueDate ?? null,
    status: row.status,
    requirements: row.requirements,
    eligibility: row.eligibility,
    levels: row.levels,
    region: row.region || null,
    contact_name: row.contactName || null,
    contact_email: row.contactEmail || null,
    how_to_apply: row.howToApply,
    posted_at: row.postedAt ?? null,
    ...targetsOf(row.sports, sports),
  }));
  return writeRows(em, TABLE, values, SPORTS);
}
