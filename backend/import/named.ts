import type { EntityManager } from "@mikro-orm/postgresql";
import { slugify } from "../shared/text.ts";

/** Tables whose rows have a unique name, whatever its case, and a slug. */
export type NamedTable = "categories" | "sports" | "vendors" | "research_topics";

/** The ids of rows by their names in lower case, made where they are missing. */
export async function ensureNamed(
  em: EntityManager,
  table: NamedTable,
  names: readonly string[],
): Promise<Map<string, number>> {
  // The first spelling stands.
  const wanted = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  const ids = new Map<string, number>();
  for (let attempt = 1; ; attempt += 1) {
    const missing = [...wanted].filter(([key]) => !ids.has(key)).map(([, name]) => name);
    if (missing.length === 0) return ids;
    if (attempt > 1) await insertNamed(em, table, missing, attempt - 1);
    for (const { name, id } of await findNamed(em, table, missing)) ids.set(name.toLowerCase(), id);
  }
}

function findNamed(
  em: EntityManager,
  table: NamedTable,
  names: readonly string[],
): Promise<{ name: string; id: number }[]> {
  return em.execute(
    `select w.name, t.id from jsonb_array_elements_text(?::jsonb) as w(name)
     cross join lateral (select t.id from ${table} t where t.name = w.name::citext offset 0) t`,
    [JSON.stringify(names)],
  );
}

/** Names of the same slug, such as `C#` and `C++`, get numbers, one more with each attempt. */
async function insertNamed(
  em: EntityManager,
  table: NamedTable,
  names: readonly string[],
  attempt: number,
): Promise<void> {
  const rows = names.map((name) => ({ name, slug: slugify(name) + (attempt > 1 ? `-${attempt}` : "") }));
  await em.execute(
    `insert into ${table} (name, slug)
     select r.name, r.slug from jsonb_to_recordset(?::jsonb) as r(name citext, slug text)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
