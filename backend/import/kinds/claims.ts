import type { EntityManager } from "@mikro-orm/postgresql";
import { type InferType, object } from "yup";
import { day, decimal, requiredText, text } from "../fields.ts";
import { type BatchResult, importKind, type KeyedRow } from "./kind.ts";

const rules = object({
  key: requiredText(80).matches(/^[a-zA-Z][a-zA-Z0-9]*$/, "must be a name such as matchAccuracy"),
  label: requiredText(120),
  text: requiredText(200),
  value: decimal(-1e15, 1e15),
  source: requiredText(300),
  note: text(2000),
  asOf: day().required("is missing"),
});

/** What the landing page says of the product; a claim's own key makes it the same again, whatever the file. */
export const claims = importKind({
  required: ["key", "label", "text", "source", "asOf"],
  rules,
  naturalKey: ({ key }) => [key],
  write: writeClaims,
});

const UPSERT = `
  insert into claims as c (key, label, text, value, source, note, as_of)
  select * from jsonb_to_recordset(?::jsonb) as given (
    key text, label text, text text, value double precision, source text, note text, as_of date)
  on conflict (key) do update set
    label = excluded.label, text = excluded.text, value = excluded.value, source = excluded.source,
    note = excluded.note, as_of = excluded.as_of, updated_at = now()
  where (c.label, c.text, c.value, c.source, c.note, c.as_of) is distinct from
    (excluded.label, excluded.text, excluded.value, excluded.source, excluded.note, excluded.as_of)
  returning xmax = 0 as created`;

async function writeClaims(
  em: EntityManager,
  rows: readonly KeyedRow<InferType<typeof rules>>[],
): Promise<BatchResult> {
  const values = rows.map(({ row: { asOf, value, ...row } }) => ({
    ...row,
    value: value ?? null,
    as_of: asOf,
  }));
  const written = await em.execute<{ created: boolean }[]>(UPSERT, [JSON.stringify(values)]);
  const created = written.filter((row) => row.created).length;
  return { created, updated: written.length - created };
}
