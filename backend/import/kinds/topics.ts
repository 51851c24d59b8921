import type { EntityManager } from "@mikro-orm/postgresql";
import { type InferType, object } from "yup";
import { slugify } from "../../shared/text.ts";
import { requiredText, text } from "../fields.ts";
import { type ImportTable, writeRows } from "../upsert.ts";
import { type BatchResult, importKind, type KeyedRow } from "./kind.ts";

const rules = object({ topic: requiredText(120), description: text(2000) });

/** Research topics; how many papers they have is counted, not imported. */
export const topics = importKind({
  required: ["topic"],
  rules,
  naturalKey: ({ topic }) => [topic],
  write: writeTopics,
});

const TABLE: ImportTable = {
  name: "research_topics",
  dated: false,
  columns: { name: "citext", description: "text" },
  fixed: { slug: "text" },
};

/** A topic that came along with papers has no key yet: it is the one of this name. */
const ADOPT = `
  update research_topics t set external_key = r.external_key
  from jsonb_to_recordset(?::jsonb) as r(external_key text, name citext)
  where t.external_key is null and t.name = r.name
    and not exists (select from research_topics other where other.external_key = r.external_key)`;

async function writeTopics(
  em: EntityManager,
  rows: readonly KeyedRow<InferType<typeof rules>>[],
): Promise<BatchResult> {
  const values = rows.map(({ externalKey, row }) => ({
    external_key: externalKey,
    name: row.topic,
    slug: slugify(row.topic),
    description: row.description,
  }));
  await em.execute(ADOPT, [JSON.stringify(values)]);
  return writeRows(em, TABLE, values);
}
