import type { EntityManager } from "@mikro-orm/postgresql";
import { type InferType, object } from "yup";
import { slugify } from "../../shared/text.ts";
import { isoDate } from "../dates.ts";
import { mailAddress, optionalText, requiredText, text, wholeNumber } from "../fields.ts";
import { listOf } from "../lists.ts";
import { ensureNamed } from "../named.ts";
import { type ImportTable, writeRows } from "../upsert.ts";
import { type BatchResult, importKind, type KeyedRow } from "./kind.ts";

/** More dollars than a budget ever holds. */
const MAX_BUDGET = 2_000_000_000;

const rules = object({
  title: requiredText(200),
  organization: requiredText(200),
  type: requiredText(80),
  description: requiredText(20_000),
  budget: wholeNumber(0, MAX_BUDGET),
  duration: optionalText(80),
  dueDate: isoDate(),
  requirements: listOf({ most: 50, length: 200 }),
  contactName: optionalText(120),
  contactEmail: mailAddress(),
  howToApply: text(5000),
});

/** Collaborations that look for partners; those of a university partner are linked to it. */
export const collaborations = importKind({
  required: ["title", "organization", "type", "description"],
  rules,
  naturalKey: ({ organization, title }) => [organization, title],
  write: writeCollaborations,
});

const TABLE: ImportTable = {
  name: "collaborations",
  dated: true,
  columns: {
    title: "text",
    slug: "text",
    organization: "text",
    type: "text",
    description: "text",
    budget: "integer",
    duration: "text",
    due_date: "timestamptz(3)",
    requirements: "text[]",
    contact_name: "text",
    contact_email: "text",
    how_to_apply: "text",
  },
  // Whose it is afterwards, people decide.
  fixed: { owner_organization_id: "integer" },
};

const ADOPT = `update collaborations set partner_id = p.id from university_partners p
  where partner_id is null and p.university_name = organization::citext`;

async function writeCollaborations(
  em: EntityManager,
  rows: readonly KeyedRow<InferType<typeof rules>>[],
): Promise<BatchResult> {
  const organizations = await ensureNamed(
    em,
    "organizations",
    rows.map(({ row }) => row.organization),
  );
  const values = rows.map(({ externalKey, row }) => ({
    external_key: externalKey,
    title: row.title,
    slug: slugify(row.title),
    organization: row.organization,
    owner_organization_id: organizations.get(row.organization.toLowerCase()),
    type: row.type,
    description: row.description,
    budget: row.budget ?? null,
    duration: row.duration || null,
    due_date: row.dueDate ?? null,
    requirements: row.requirements,
    contact_name: row.contactName || null,
    contact_email: row.contactEmail || null,
    how_to_apply: row.howToApply,
  }));
  const result = await writeRows(em, TABLE, values);
  await em.execute(ADOPT);
  return result;
}
