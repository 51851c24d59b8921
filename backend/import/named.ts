import type { EntityManager } from "@mikro-orm/postgresql";
import type { NameLookup } from "../shared/import/kind.ts";
import { slugify } from "../shared/text.ts";

/** The ids of rows by their names in lower case. */
export type IdsByName = ReadonlyMap<string, number>;

/** Finds rows by their names, and adds the missing ones where the lookup says so. */
export async function findByNames(
  em: EntityManager,
  lookup: NameLookup,
  names: readonly string[],
): Promise<IdsByName> {
  // The first spelling stands.
  const wanted = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  const ids = new Map<string, number>();
  for (let attempt = 1; ; attempt += 1) {
    const missing = [...wanted].filter(([key]) => !ids.has(key)).map(([, name]) => name);
    if (missing.length === 0 || (attempt > 1 && !lookup.create)) return ids;
    if (attempt > 1) await insertNamed(em, lookup, missing, attempt - 1);
    for (const { name, id } of await findNamed(em, lookup, missing)) ids.set(name.toLowerCase(), id);
  }
}

/** Each name is looked up by itself (`offset 0`), as the planner knows nothing of rows that were just added. */
function findNamed(
  em: EntityManager,
  { table, nameColumn = "name" }: NameLookup,
  names: readonly string[],
): Promise<{ name: string; id: number }[]> {
  return em.execute(
    `select w.name, t.id from jsonb_array_elements_text(?::jsonb) as w(name)
     cross join lateral (select t.id from ${table} t where t.${nameColumn} = w.name::citext offset 0) t`,
    [JSON.stringify(names)],
  );
}

/** Names with the same slug, such as `C#` and `C++`, get numbers, one more with each attempt. */
async function insertNamed(
  em: EntityManager,
  { table, nameColumn = "name" }: NameLookup,
  names: readonly string[],
  attempt: number,
): Promise<void> {
  const rows = names.map((name) => ({ name, slug: slugify(name) + (attempt > 1 ? `-${attempt}` : "") }));
  await em.execute(
    `insert into ${table} (${nameColumn}, slug)
     select r.name, r.slug from jsonb_to_recordset(?::jsonb) as r(name citext, slug text)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
