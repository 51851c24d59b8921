import type { EntityManager } from "@mikro-orm/postgresql";
import { type InferType, object } from "yup";
import { slugify } from "../../shared/text.ts";
import { isoDate } from "../dates.ts";
import { mailAddress, optionalText, requiredText, text, webAddress } from "../fields.ts";
import { type ImportTable, writeRows } from "../upsert.ts";
import { type BatchResult, importKind, type KeyedRow } from "./kind.ts";

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

/** University partners. */
export const partners = importKind({
  required: ["universityName", "collaborationType"],
  rules,
  naturalKey: ({ universityName }) => [universityName],
  write: writePartners,
});

const TABLE: ImportTable = {
  name: "university_partners",
  dated: true,
  columns: {
    university_name: "citext",
    slug: "text",
    collaboration_type: "text",
    description: "text",
    country: "text",
    city: "text",
    website: "text",
    contact_email: "text",
  },
  moments: ["partner_since"],
};

/** Papers and collaborations of a university that becomes a partner are its own from then on. */
const ADOPT = ["research_papers set partner_id = p.id", "collaborations set partner_id = p.id"].map(
  (change, index) =>
    `update ${change} from university_partners p
     where partner_id is null and p.university_name = ${index === 0 ? "university" : "organization"}::citext`,
);

async function writePartners(
  em: EntityManager,
  rows: readonly KeyedRow<InferType<typeof rules>>[],
): Promise<BatchResult> {
  const values = rows.map(({ externalKey, row }) => ({
    external_key: externalKey,
    university_name: row.universityName,
    slug: slugify(row.universityName),
    collaboration_type: row.collaborationType,
    description: row.description,
    country: row.country || null,
    city: row.city || null,
    website: row.website || null,
    contact_email: row.contactEmail || null,
    partner_since: row.partnerSince ?? null,
  }));
  const result = await writeRows(em, TABLE, values);
  for (const statement of ADOPT) await em.execute(statement);
  return result;
}
