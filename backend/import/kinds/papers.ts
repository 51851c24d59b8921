import type { EntityManager } from "@mikro-orm/postgresql";
import { type InferType, object } from "yup";
import { slugify } from "../../shared/text.ts";
import { day, flag, optionalText, requiredText, text, wholeNumber } from "../fields.ts";
import { links, targetsOf } from "../links.ts";
import { listOf } from "../lists.ts";
import { ensureNamed } from "../named.ts";
import { partnerIds } from "../partner-ids.ts";
import { type ImportTable, writeRows } from "../upsert.ts";
import { type BatchResult, importKind, type KeyedRow } from "./kind.ts";

const rules = object({
  title: requiredText(300),
  authors: listOf({ most: 200, length: 200 }),
  university: requiredText(200),
  category: requiredText(80),
  topics: listOf({ most: 20, length: 120 }),
  abstract: text(20_000),
  venue: optionalText(300),
  publishedDate: day().required("is missing"),
  citations: wholeNumber(0, 2_000_000_000).default(0),
  openAccess: flag(),
});

/** Research papers; topics that are not there yet come along, a university becomes no partner by it. */
export const papers = importKind({
  required: ["title", "university", "category", "publishedDate"],
  rules,
  naturalKey: ({ title, publishedDate }) => [publishedDate, title],
  write: writePapers,
});

const TABLE: ImportTable = {
  name: "research_papers",
  dated: true,
  columns: {
    title: "text",
    slug: "text",
    abstract: "text",
    authors: "text[]",
    university: "text",
    partner_id: "integer",
    category_id: "integer",
    venue: "text",
    published_date: "date",
    citations: "integer",
    open_access: "boolean",
  },
};

const TOPICS = links({
  name: "paper_topics",
  owner: TABLE.name,
  ownerColumn: "paper_id",
  targetColumn: "topic_id",
});

async function writePapers(
  em: EntityManager,
  rows: readonly KeyedRow<InferType<typeof rules>>[],
): Promise<BatchResult> {
  const categories = await ensureNamed(
    em,
    { categoriesOf: "paper" },
    rows.map(({ row }) => row.category),
  );
  const topics = await ensureNamed(
    em,
    "research_topics",
    rows.flatMap(({ row }) => row.topics),
  );
  const partners = await partnerIds(
    em,
    rows.map(({ row }) => row.university),
  );
  const values = rows.map(({ externalKey, row }) => ({
    external_key: externalKey,
    title: row.title,
    slug: slugify(row.title),
    abstract: row.abstract,
    authors: row.authors,
    university: row.university,
    partner_id: partners.get(row.university.toLowerCase()) ?? null,
    category_id: categories.get(row.category.toLowerCase()),
    venue: row.venue || null,
    published_date: row.publishedDate,
    citations: row.citations,
    open_access: row.openAccess,
    ...targetsOf(row.topics, topics),
  }));
  return writeRows(em, TABLE, values, TOPICS);
}
